/// One key press or paste, whatever bytes the terminal sent for it.
package enum Key: Hashable, Sendable {
  /// A typed character; a combining mark arrives as a key of its own.
  case typed(Unicode.Scalar)
  /// A bracketed paste, as it came, line ends and control characters included.
  case paste(String)
  /// A control chord, named by its lower-case letter or sign: Ctrl-C is `control("c")`.
  case control(Unicode.Scalar)
  /// An Alt chord.
  case alt(Unicode.Scalar)
  /// A function key, from 1.
  case function(Int)
  /// Enter, or the Enter of the number pad.
  case enter
  /// Tab.
  case tab
  /// Shift-Tab.
  case backTab
  /// Esc, alone.
  case escape
  /// Backspace (BS or DEL).
  case backspace
  /// Delete.
  case delete
  /// Cursor up.
  case up
  /// Cursor down.
  case down
  /// Cursor left.
  case left
  /// Cursor right.
  case right
  /// One word to the left (Ctrl-Left, Alt-Left, Alt-B).
  case wordLeft
  /// One word to the right (Ctrl-Right, Alt-Right, Alt-F).
  case wordRight
  /// Home.
  case home
  /// End.
  case end
  /// Page up.
  case pageUp
  /// Page down.
  case pageDown
}
