/// What a result means, in words that both SDKs' results can be compared by.
package enum OutcomeClass: String, CaseIterable, Hashable, Sendable {
  /// The money was captured or authorised.
  case succeeded
  /// The payment did not succeed.
  case failed
  /// Somebody called the payment off, or its time ran out.
  case cancelled
  /// Not known yet.
  case unresolved
}
