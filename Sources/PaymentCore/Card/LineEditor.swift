/// One line of text that a person edits, with a caret.
///
/// The caret counts characters as a person sees them: a letter with its accent is one, so is a
/// flag. Whoever owns the editor decides what may be inserted.
package struct LineEditor: Hashable, Sendable {
  /// The text.
  package private(set) var text: String
  /// How many characters stand before the caret.
  package internal(set) var caret: Int

  /// Makes an editor with the caret after the text.
  package init(_ text: String = "") {
    self.text = text
    caret = text.count
  }

  /// Inserts text before the caret.
  ///
  /// A combining mark joins the letter before it; the caret then stays behind the two.
  package mutating func insert(_ inserted: String) {
    replace(caret..<caret, with: inserted)
  }

  /// Takes the character before the caret away.
  package mutating func deleteBackward() {
    replace(max(0, caret - 1)..<caret, with: "")
  }

  /// Takes the character after the caret away.
  package mutating func deleteForward() {
    replace(caret..<min(text.count, caret + 1), with: "")
  }

  /// Takes everything back to the last blank before the caret away (Ctrl-W).
  package mutating func deleteWordBackward() {
    let isBlank = text.map(\.isWhitespace)
    var start = caret
    while start > 0, isBlank[start - 1] { start -= 1 }
    while start > 0, !isBlank[start - 1] { start -= 1 }
    replace(start..<caret, with: "")
  }

  /// Takes everything before the caret away (Ctrl-U).
  package mutating func deleteToStart() {
    replace(0..<caret, with: "")
  }

  /// Takes everything after the caret away (Ctrl-K).
  package mutating func deleteToEnd() {
    replace(caret..<text.count, with: "")
  }

  /// Replaces the characters of a range and puts the caret behind what replaced them.
  private mutating func replace(_ range: Range<Int>, with replacement: String) {
    if range.lowerBound == text.count {
      text += replacement
      caret = text.count
      return
    }
    let start = text.index(text.startIndex, offsetBy: range.lowerBound)
    let end = text.index(start, offsetBy: range.count)
    let before = text[..<start] + replacement
    let length = before.utf8.count
    text = String(before + text[end..<text.endIndex])
    // The new neighbours may have become one character: the caret goes behind it.
    caret = 0
    var covered = 0
    for character in text where covered < length {
      covered += character.utf8.count
      caret += 1
    }
  }
}
