/// The platform's raw payment status, kept exactly as it came.
///
/// An open set: a status that is added later passes through unchanged. Source: SEB's guide
/// "Handling the result".
public struct PaymentStatus: RawRepresentable, Hashable, Sendable {
  /// The text the platform sent.
  public let rawValue: String

  /// Keeps a text as it came; nothing is trimmed or folded.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Created, nothing paid yet.
  public static let initialized = PaymentStatus(rawValue: "INITIALIZED")
  /// Under way.
  public static let sentForProcessing = PaymentStatus(rawValue: "SENT_FOR_PROCESSING")
  /// Approved, not captured yet.
  public static let authorized = PaymentStatus(rawValue: "AUTHORIZED")
  /// Captured.
  public static let captured = PaymentStatus(rawValue: "CAPTURED")
  /// Settled with the merchant.
  public static let settled = PaymentStatus(rawValue: "SETTLED")
  /// Paid back.
  public static let refunded = PaymentStatus(rawValue: "REFUNDED")
  /// Did not succeed.
  public static let failed = PaymentStatus(rawValue: "FAILED")
  /// Cancelled.
  public static let cancelled = PaymentStatus(rawValue: "CANCELLED")
  /// The shopper never finished.
  public static let abandoned = PaymentStatus(rawValue: "ABANDONED")
}
