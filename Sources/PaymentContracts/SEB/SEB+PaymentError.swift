extension SEB {
  /// Why the SDK itself could not do its part.
  ///
  /// The SDK's type is `NSError`; this one has its parts without Foundation.
  package struct PaymentError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kinds of failure; the SDK's documents name `invalidRequest` only.
    package enum Code: String, CaseIterable, Hashable, Sendable {
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
    package let code: Code
    /// The sentence that an app shows.
    package let localizedDescription: String

    /// Makes an error.
    package init(_ code: Code, localizedDescription: String) {
      self.code = code
      self.localizedDescription = localizedDescription
    }

    /// Whose codes these are.
    package var domain: String { "PaymentKit" }

    /// Domain, code and sentence, for a log.
    package var description: String {
      "\(domain).\(code.rawValue): \(localizedDescription)"
    }
  }
}
