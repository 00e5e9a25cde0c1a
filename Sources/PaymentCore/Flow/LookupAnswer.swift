/// What a status lookup brought back; each part may be missing.
public struct LookupAnswer: Hashable, Sendable {
  /// The platform's status, as it came.
  public var status: PaymentStatus?
  /// The platform's record of the order number.
  public var orderNumber: String?
  /// Why the lookup failed, in English; nil if it did not.
  public var failure: String?

  /// Makes an answer.
  public init(
    status: PaymentStatus? = nil,
    orderNumber: String? = nil,
    failure: String? = nil
  ) {
    self.status = status
    self.orderNumber = orderNumber
    self.failure = failure
  }
}
