#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Writes a list down as JSON.
enum JSONList {
  /// One element on each line group, keys sorted.
  static func text(_ elements: [some Encodable]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    guard let data = try? encoder.encode(elements) else {
      preconditionFailure("A list of texts can always be written")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
