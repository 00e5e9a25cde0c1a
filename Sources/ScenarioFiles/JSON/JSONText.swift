#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Reading and writing JSON text; the only place that knows who parses it.
package enum JSONText {
  /// Reads one value from its text.
  ///
  /// - Throws: `DecodingError` when the text is not JSON, and what the type's own decoding throws.
  package static func decode<Value: Decodable>(
    _ type: Value.Type,
    from bytes: some Sequence<UInt8>
  ) throws -> Value {
    try JSONDecoder().decode(type, from: Data(bytes))
  }

  /// The value as one line of JSON, its keys sorted.
  package static func sorted(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else {
      preconditionFailure("A value of texts and numbers can always be written")
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// What is wrong with a text, with the path of the value where it is.
  package static func reason(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "not JSON" }
    switch error {
    case .typeMismatch(_, let context): return "\(path(context.codingPath)) has another type"
    case .valueNotFound(_, let context): return "\(path(context.codingPath)) is null"
    case .keyNotFound(let key, let context):
      return "\(path(context.codingPath + [key])) is missing"
    case .dataCorrupted(let context):
      return context.codingPath.isEmpty ? "not JSON" : "\(path(context.codingPath)) is not valid"
    @unknown default: return "not JSON"
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    var text = ""
    for key in keys {
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
    return text.isEmpty ? "the whole" : text
  }

  /// The string as JSON: in quotes, on one line, with nothing in it that a terminal would obey.
  package static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        if scalar.isHarmless {
          text.unicodeScalars.append(scalar)
        } else {
          for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
            text += "\\u" + hexadecimal(unit)
          }
        }
      }
    }
    return text + "\""
  }

  /// The text itself, with nothing in it that a terminal would obey.
  package static func harmless(_ text: String) -> String {
    String(quoted(text).dropFirst().dropLast())
  }

  private static func hexadecimal(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}

extension Unicode.Scalar {
  /// Whether the character is shown as itself: no control, invisible mark or separator of lines.
  package var isHarmless: Bool {
    if isASCII { return value >= 0x20 && value != 0x7f }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
      return false
    default:
      return true
    }
  }
}

extension String {
  /// The path of a field of the object at this path.
  package func appending(key: String) -> String {
    let isPlain = !key.isEmpty && key.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    guard isPlain else { return "\(self)[\(JSONText.quoted(key))]" }
    return isEmpty ? key : "\(self).\(key)"
  }
}
