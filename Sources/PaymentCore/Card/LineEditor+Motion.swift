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
