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

extension LineEditor {
  /// Moves the caret one character to the left.
  package mutating func left() {
    move(to: caret - 1)
  }

  /// Moves the caret one character to the right.
  package mutating func right() {
    move(to: caret + 1)
  }

  /// Moves the caret to the start of the word before it.
  package mutating func wordLeft() {
    let isWord = text.map(\.isPartOfWord)
    var place = caret
    while place > 0, !isWord[place - 1] { place -= 1 }
    while place > 0, isWord[place - 1] { place -= 1 }
    move(to: place)
  }

  /// Moves the caret behind the word after it.
  package mutating func wordRight() {
    let isWord = text.map(\.isPartOfWord)
    var place = caret
    while place < isWord.count, !isWord[place] { place += 1 }
    while place < isWord.count, isWord[place] { place += 1 }
    move(to: place)
  }

  /// Moves the caret before the text.
  package mutating func home() {
    move(to: 0)
  }

  /// Moves the caret behind the text.
  package mutating func end() {
    move(to: text.count)
  }

  /// Moves the caret before the character at `place`, or as near as the text allows.
  package mutating func move(to place: Int) {
    caret = min(max(0, place), text.count)
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber }
}

extension LineEditor {
  /// Applies an edit and keeps at most `capacity` characters.
  ///
  /// - Returns: How many characters were left out: control characters, and what had no room.
  mutating func apply(_ edit: FieldEdit, capacity: Int) -> Int {
    switch edit {
    case .type(let scalar): return insert(String(Character(scalar)), capacity: capacity)
    case .paste(let text): return insert(text, capacity: capacity)
    case .deleteBackward: deleteBackward()
    case .deleteForward: deleteForward()
    case .deleteWordBackward: deleteWordBackward()
    case .deleteToStart: deleteToStart()
    case .deleteToEnd: deleteToEnd()
    case .moveLeft: left()
    case .moveRight: right()
    case .moveWordLeft: wordLeft()
    case .moveWordRight: wordRight()
    case .moveToStart: home()
    case .moveToEnd: end()
    }
    return 0
  }

  private mutating func insert(_ text: String, capacity: Int) -> Int {
    var kept = text
    var dropped = 0
    if !text.utf8.allSatisfy({ (0x21..<0x7F).contains($0) }) {
      let scalars = text.unicodeScalars.compactMap(\.keptByLine)
      dropped = text.unicodeScalars.count - scalars.count
      kept = String(String.UnicodeScalarView(scalars))
      // A pasted line end or tab at either end parts nothing.
      if text.unicodeScalars.count > 1 { kept = kept.trimmingSpaces() }
    }
    let room = max(0, capacity - self.text.count)
    let excess = kept.count - room
    insert(excess > 0 ? String(kept.dropLast(excess)) : kept)
    return dropped + max(0, excess)
  }
}

extension String {
  fileprivate func trimmingSpaces() -> String {
    let start = drop { $0 == " " }
    guard let last = start.lastIndex(where: { $0 != " " }) else { return "" }
    return String(start[...last])
  }
}

extension Unicode.Scalar {
  /// A line end or tab parts words as a space does; nil if a line has no place for it.
  fileprivate var keptByLine: Unicode.Scalar? {
    switch properties.generalCategory {
    case .lineSeparator, .paragraphSeparator: " "
    case .control: ["\n", "\r", "\t"].contains(self) ? " " : nil
    case .surrogate, .privateUse, .unassigned: nil
    case .format: ["\u{200C}", "\u{200D}"].contains(self) ? self : nil
    default: self
    }
  }
}
