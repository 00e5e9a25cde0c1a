/// The platform's raw payment status, kept exactly as it came.
///
/// An open set: a status that is added later passes through unchanged. Source: SEB's guide
/// "Handling the result".
package struct PaymentStatus: RawRepresentable, Hashable, Sendable {
  /// The text the platform sent.
  package let rawValue: String

  /// Keeps a text as it came; nothing is trimmed or folded.
  package init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Created, nothing paid yet.
  package static let initialized = PaymentStatus(rawValue: "INITIALIZED")
  /// Under way.
  package static let sentForProcessing = PaymentStatus(rawValue: "SENT_FOR_PROCESSING")
  /// Approved, not captured yet.
  package static let authorized = PaymentStatus(rawValue: "AUTHORIZED")
  /// Captured.
  package static let captured = PaymentStatus(rawValue: "CAPTURED")
  /// Settled with the merchant.
  package static let settled = PaymentStatus(rawValue: "SETTLED")
  /// Paid back.
  package static let refunded = PaymentStatus(rawValue: "REFUNDED")
  /// Did not succeed.
  package static let failed = PaymentStatus(rawValue: "FAILED")
  /// Cancelled.
  package static let cancelled = PaymentStatus(rawValue: "CANCELLED")
  /// The shopper never finished.
  package static let abandoned = PaymentStatus(rawValue: "ABANDONED")
}

/// What a status lookup brought back; each part may be missing.
package struct LookupAnswer: Hashable, Sendable {
  /// The platform's status, as it came.
  package var status: PaymentStatus?
  /// The platform's record of the order number.
  package var orderNumber: String?
  /// Why the lookup failed, in English; nil if it did not.
  package var failure: String?

  /// Makes an answer.
  package init(
    status: PaymentStatus? = nil,
    orderNumber: String? = nil,
    failure: String? = nil
  ) {
    self.status = status
    self.orderNumber = orderNumber
    self.failure = failure
  }
}
