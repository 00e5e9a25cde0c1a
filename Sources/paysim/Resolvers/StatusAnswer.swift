#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What a status lookup outside the simulated platform brought back.
struct StatusAnswer: Hashable, Sendable {
  /// Why a lookup failed, as a sentence's end.
  struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    let description: String

    init(_ description: String) {
      self.description = description
    }
  }

  /// The platform's raw status.
  var status: String?
  /// The platform's record of the order number.
  var orderNumber: String?
  /// Why the lookup failed; nil if it did not.
  var error: Failure?

  /// Makes an answer out of a failure.
  static func failed(_ reason: String) -> StatusAnswer {
    StatusAnswer(error: Failure(reason))
  }

  /// Reads one JSON object whose values are texts or null; nil if it is anything else.
  static func texts(in bytes: [UInt8]) -> [String: String?]? {
    try? JSONDecoder().decode([String: String?].self, from: Data(bytes))
  }
}
