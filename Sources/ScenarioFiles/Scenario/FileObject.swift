/// The names of the values that an object of a scenario file may have.
protocol FileKey: CaseIterable, Hashable, RawRepresentable<String> {}

/// An object of a scenario file, whose values are read together with what is allowed.
struct FileObject<Key: FileKey> {
  /// Where the object is; empty for the whole file.
  let path: String
  private let fields: [String: JSONValue]

  init(_ value: JSONValue, at path: String) throws(ScenarioProblem) {
    guard case .object(let fields) = value else {
      throw ScenarioProblem(path: path, unusable: value, right: Self.example)
    }
    let known = Key.allCases.map(\.rawValue)
    for name in fields.keys.sorted() where !known.contains(name) {
      let advice =
        NearMatch.question(for: name, among: known)
        ?? "allowed are \(known.joined(separator: ", "))"
      throw ScenarioProblem(
        path: path.appending(key: name),
        reason: "there is no such key; \(advice)"
      )
    }
    self.path = path
    self.fields = fields
  }

  /// Whether there is a value, be it usable or not.
  func has(_ key: Key) -> Bool { fields[key.rawValue] != nil }

  /// A value as it stands in the file.
  subscript(_ key: Key) -> JSONValue? { fields[key.rawValue] }

  /// A problem of a value.
  func problem(_ key: Key, _ reason: String) -> ScenarioProblem {
    ScenarioProblem(path: path.appending(key: key.rawValue), reason: reason)
  }

  /// A value of the wrong type, or not among the right ones.
  func unusable(_ key: Key, right: String) -> ScenarioProblem {
    ScenarioProblem(
      path: path.appending(key: key.rawValue),
      unusable: self[key] ?? .null,
      right: right
    )
  }

  private static var example: String {
    let name = Key.allCases.first?.rawValue ?? "key"
    return "an object such as {\(JSONText.quoted(name)): ...}"
  }
}

extension ScenarioProblem {
  /// A value and what should stand in its place.
  init(path: String, unusable value: JSONValue, right: String) {
    let text = value.text
    // Cut so that a whole file in the wrong place does not fill the screen.
    let shown = text.count > 40 ? "\(text.prefix(40))..." : text
    self.init(path: path, reason: "\(shown) is not usable; it should be \(right)")
  }
}
