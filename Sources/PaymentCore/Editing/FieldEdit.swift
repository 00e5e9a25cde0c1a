/// One change to the text of the field that has the focus.
package enum FieldEdit: Hashable, Sendable {
  /// One character was typed.
  case type(Unicode.Scalar)
  /// A text was pasted as a whole; line ends in it never submit.
  case paste(String)
  /// Backspace.
  case deleteBackward
  /// Delete.
  case deleteForward
  /// The word before the caret (Ctrl-W).
  case deleteWordBackward
  /// All before the caret (Ctrl-U).
  case deleteToStart
  /// All behind the caret (Ctrl-K).
  case deleteToEnd
  /// One character to the left.
  case moveLeft
  /// One character to the right.
  case moveRight
  /// One word to the left.
  case moveWordLeft
  /// One word to the right.
  case moveWordRight
  /// To the start.
  case moveToStart
  /// To the end.
  case moveToEnd

  /// Whether it is more than a move of the caret.
  var isChange: Bool {
    switch self {
    case .type, .paste, .deleteBackward, .deleteForward, .deleteWordBackward, .deleteToStart,
      .deleteToEnd:
      true
    case .moveLeft, .moveRight, .moveWordLeft, .moveWordRight, .moveToStart, .moveToEnd: false
    }
  }
}
