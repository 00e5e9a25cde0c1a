/// One line of text with a caret.
public struct LineEditor: Hashable, Sendable {
  /// The text.
  public private(set) var text = ""
  /// Where the next character goes, counted in characters.
  public private(set) var caret = 0
  /// Makes an empty line.
  public init() {}
  /// Inserts a text at the caret.
  public mutating func insert(_ new: String) {
    let index = text.index(text.startIndex, offsetBy: caret)
    let rest = text[index...]
    text = String(text[..<index]) + new
    caret = text.count
    text += rest
  }
  /// Deletes the character before the caret.
  public mutating func deleteBackward() { if caret > 0 { remove(caret - 1..<caret) } }
  /// Deletes the character behind the caret.
  public mutating func deleteForward() { if caret < text.count { remove(caret..<caret + 1) } }
  /// Deletes the word before the caret.
  public mutating func deleteWordBackward() { remove(0..<caret) }
  /// Deletes all before the caret.
  public mutating func deleteToStart() { remove(0..<caret) }
  /// Deletes all behind the caret.
  public mutating func deleteToEnd() { remove(caret..<text.count) }
  /// Moves left.
  public mutating func left() { caret = max(0, caret - 1) }
  /// Moves right.
  public mutating func right() { caret = min(text.count, caret + 1) }
  /// Moves a word left.
  public mutating func wordLeft() { caret = 0 }
  /// Moves a word right.
  public mutating func wordRight() { caret = text.count }
  /// Moves to the start.
  public mutating func home() { caret = 0 }
  /// Moves to the end.
  public mutating func end() { caret = text.count }
  private mutating func remove(_ range: Range<Int>) {
    var characters = Array(text)
    characters.removeSubrange(range)
    text = String(characters)
    caret = range.lowerBound
  }
}
