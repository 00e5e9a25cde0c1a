/// Any JSON value.
package enum JSONValue: Hashable, Sendable {
  /// Nothing.
  case null
  /// True or false.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// A text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// Named values.
  case object([String: JSONValue])

  /// The value on one line, its keys sorted.
  package var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): String(value)
    case .number(let value): Int(exactly: value).map { String($0) } ?? String(value)
    case .string(let value): JSONText.quoted(value)
    case .array(let values):
      "[\(values.map(\.text).joined(separator: ", "))]"
    case .object(let fields):
      "{"
        + fields.sorted { $0.key < $1.key }
        .map { "\(JSONText.quoted($0.key)): \($0.value.text)" }
        .joined(separator: ", ") + "}"
    }
  }
}

extension JSONValue: Decodable {
  /// Reads whatever is there.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([String: JSONValue].self) {
      self = .object(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else {
      self = .number(try container.decode(Double.self))
    }
  }
}
