/// A payment that the shop's backend has created on the platform.
package struct Payment: Hashable, Sendable {
  /// The platform's id, a UUID; an unusable one is kept as it came.
  package var paymentID: String
  /// Comgate's transaction id, such as "AB12-CD34-EF56".
  package var transID: String
  /// The shop's own number for the order.
  package var orderNumber: String
  /// What the shop asks for.
  package var price: Price

  /// Makes a payment.
  package init(paymentID: String, transID: String, orderNumber: String, price: Price) {
    self.paymentID = paymentID
    self.transID = transID
    self.orderNumber = orderNumber
    self.price = price
  }
}
