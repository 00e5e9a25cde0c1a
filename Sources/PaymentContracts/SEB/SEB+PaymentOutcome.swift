package import PaymentCore

extension SEB {
  /// The four ways a payment can end.
  package enum PaymentOutcome: String, CaseIterable, Hashable, Sendable {
    /// The payment succeeded.
    case succeeded
    /// The payment did not succeed, or the flow could not be run at all.
    case failed
    /// The shopper backed out.
    case cancelled
    /// The SDK does not know; the backend does.
    case unresolved

    /// Reads the platform's status, which must match to the letter.
    package init(_ status: PaymentStatus) {
      self =
        switch status {
        case .authorized, .captured, .settled, .refunded: .succeeded
        case .failed: .failed
        case .cancelled, .abandoned: .cancelled
        default: .unresolved
        }
    }
  }
}
