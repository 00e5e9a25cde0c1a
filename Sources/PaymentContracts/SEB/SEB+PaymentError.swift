extension SEB {
  /// Why the SDK itself could not do its part.
  ///
  /// The SDK's type is `NSError`; this one has its parts without Foundation.
  public struct PaymentError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kinds of failure; the SDK's documents name `invalidRequest` only.
    public enum Code: String, CaseIterable, Hashable, Sendable {
      /// The request cannot be used.
      case invalidRequest
      /// The checkout page did not load.
      case pageLoadFailed
      /// The status lookup failed.
      case statusLookupFailed
      /// The card session failed.
      case cardSessionFailed
    }

    /// The kind of failure.
    public let code: Code
    /// The sentence that an app shows.
    public let localizedDescription: String

    /// Makes an error.
    public init(_ code: Code, localizedDescription: String) {
      self.code = code
      self.localizedDescription = localizedDescription
    }

    /// Whose codes these are.
    public var domain: String { "PaymentKit" }

    /// Domain, code and sentence, for a log.
    public var description: String {
      "\(domain).\(code.rawValue): \(localizedDescription)"
    }
  }
}
