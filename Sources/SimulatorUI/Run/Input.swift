/// What reaches the program from outside.
package enum Input: Hashable, Sendable {
  /// A key or a paste.
  case key(Key)
  /// Time passed.
  case elapsed(Duration)
  /// The screen has another size.
  case resized(Size)
  /// The program came back to the foreground.
  case cameBack
  /// The program is told to stop, or has lost its terminal.
  case stopped
}
