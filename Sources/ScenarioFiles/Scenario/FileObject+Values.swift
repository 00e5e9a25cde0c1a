extension FileObject {
  /// A text; nil if there is none.
  ///
  /// Control characters other than line breaks are refused: no screen shows them, and a terminal
  /// would obey them.
  func text(_ key: Key, upTo most: Int) throws(ScenarioProblem) -> String? {
    guard let value = self[key] else { return nil }
    guard case .string(let text) = value, (1...most).contains(text.count) else {
      throw unusable(key, right: "a text of 1 to \(most) characters")
    }
    guard text.unicodeScalars.allSatisfy({ $0 == "\n" || !$0.isControl }) else {
      throw unusable(key, right: "a text without control characters")
    }
    return text
  }

  /// One of several words; nil if there is none.
  func choice<Value>(
    _ key: Key,
    among choices: [(name: String, value: Value)]
  ) throws(ScenarioProblem) -> Value? {
    guard let value = self[key] else { return nil }
    guard case .string(let text) = value, let choice = choices.first(where: { $0.name == text })
    else { throw unusable(key, right: NearMatch.list(choices.map(\.name))) }
    return choice.value
  }

  /// One of a type's words; nil if there is none.
  func choice<Value: CaseIterable & RawRepresentable<String>>(
    _ key: Key,
    of type: Value.Type
  ) throws(ScenarioProblem) -> Value? {
    try choice(key, among: Value.allCases.map { ($0.rawValue, $0) })
  }

  /// True or false; nil if there is none.
  func flag(_ key: Key) throws(ScenarioProblem) -> Bool? {
    guard let value = self[key] else { return nil }
    guard case .bool(let flag) = value else { throw unusable(key, right: "true or false") }
    return flag
  }

  /// A whole number; nil if there is none.
  func count(_ key: Key, in range: ClosedRange<Int>) throws(ScenarioProblem) -> Int? {
    guard let value = self[key] else { return nil }
    guard case .number(let number) = value, let count = Int(exactly: number), range.contains(count)
    else {
      throw unusable(
        key,
        right: "a whole number from \(range.lowerBound) to \(range.upperBound)"
      )
    }
    return count
  }

  /// A time in seconds, to the millisecond; nil if there is none.
  func seconds(_ key: Key, in range: ClosedRange<Int>) throws(ScenarioProblem) -> Duration? {
    guard let value = self[key] else { return nil }
    guard case .number(let number) = value,
      (Double(range.lowerBound)...Double(range.upperBound)).contains(number)
    else {
      throw unusable(
        key,
        right: "a number of seconds from \(range.lowerBound) to \(range.upperBound)"
      )
    }
    return .milliseconds(Int((number * 1000).rounded()))
  }

  /// An object; nil if there is none.
  func object<Part>(
    _ key: Key,
    of type: Part.Type
  ) throws(ScenarioProblem) -> FileObject<Part>? {
    guard let value = self[key] else { return nil }
    return try FileObject<Part>(value, at: path.appending(key: key.rawValue))
  }

  /// A list of objects; nil if there is none.
  func list<Part>(
    _ key: Key,
    of type: Part.Type,
    upTo most: Int
  ) throws(ScenarioProblem) -> [FileObject<Part>]? {
    guard let value = self[key] else { return nil }
    guard case .array(let values) = value, (1...most).contains(values.count) else {
      throw unusable(key, right: "a list of 1 to \(most) objects")
    }
    var objects: [FileObject<Part>] = []
    for (index, value) in values.enumerated() {
      objects.append(
        try FileObject<Part>(value, at: "\(path.appending(key: key.rawValue))[\(index)]")
      )
    }
    return objects
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { properties.generalCategory == .control }
}
