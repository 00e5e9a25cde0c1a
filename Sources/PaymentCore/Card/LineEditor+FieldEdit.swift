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
    var kept = String.UnicodeScalarView()
    var dropped = 0
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .lineSeparator, .paragraphSeparator: kept.append(" ")
      case .control where scalar == "\n" || scalar == "\r" || scalar == "\t":
        // A pasted line end or tab parts words; one at either end parts nothing.
        kept.append(" ")
      case .control, .surrogate, .privateUse, .unassigned: dropped += 1
      case .format where !["\u{200C}", "\u{200D}"].contains(scalar): dropped += 1
      default: kept.append(scalar)
      }
    }
    let isOneScalar = text.unicodeScalars.count == 1
    let clean = isOneScalar ? String(kept) : String(kept).trimmingSpaces()
    let room = max(0, capacity - self.text.count)
    let fitting = clean.prefix(room)
    insert(String(fitting))
    return dropped + clean.count - fitting.count
  }
}

extension String {
  fileprivate func trimmingSpaces() -> String {
    let start = drop { $0 == " " }
    guard let last = start.lastIndex(where: { $0 != " " }) else { return "" }
    return String(start[...last])
  }
}
