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
