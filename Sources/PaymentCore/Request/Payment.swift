/// A payment that the shop's backend has created on the platform.
public struct Payment: Hashable, Sendable {
  /// The platform's id, a UUID; an unusable one is kept as it came.
  public var paymentID: String
  /// Comgate's transaction id, such as "AB12-CD34-EF56".
  public var transID: String
  /// The shop's own number for the order.
  public var orderNumber: String
  /// What the shop asks for.
  public var price: Price

  /// Makes a payment.
  public init(paymentID: String, transID: String, orderNumber: String, price: Price) {
    self.paymentID = paymentID
    self.transID = transID
    self.orderNumber = orderNumber
    self.price = price
  }
}
