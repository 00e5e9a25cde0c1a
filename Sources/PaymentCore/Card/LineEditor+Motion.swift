extension LineEditor {
  /// Moves the caret one character to the left.
  public mutating func left() {
    move(to: caret - 1)
  }

  /// Moves the caret one character to the right.
  public mutating func right() {
    move(to: caret + 1)
  }

  /// Moves the caret to the start of the word before it.
  public mutating func wordLeft() {
    let isWord = text.map(\.isPartOfWord)
    var place = caret
    while place > 0, !isWord[place - 1] { place -= 1 }
    while place > 0, isWord[place - 1] { place -= 1 }
    move(to: place)
  }

  /// Moves the caret behind the word after it.
  public mutating func wordRight() {
    let isWord = text.map(\.isPartOfWord)
    var place = caret
    while place < isWord.count, !isWord[place] { place += 1 }
    while place < isWord.count, isWord[place] { place += 1 }
    move(to: place)
  }

  /// Moves the caret before the text.
  public mutating func home() {
    move(to: 0)
  }

  /// Moves the caret behind the text.
  public mutating func end() {
    move(to: text.count)
  }

  /// Moves the caret before the character at `place`, or as near as the text allows.
  public mutating func move(to place: Int) {
    caret = min(max(0, place), text.count)
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber }
}
