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
