internal import PaymentCore

/// What the shop's simulated backend got when it created the payment on the platform.
///
/// Source: SEB's guide "Backend integration", `POST {api-host}/egw/v1/payments/cit`.
struct BackendRecord: Hashable, Sendable {
  /// The address that ends a checkout page.
  static let returnURL = "myapp://checkout/return"

  /// The payment.
  var payment: Payment
  /// The X-Request-Id of the backend's own request.
  let requestID: String
  /// The identifier of the card session.
  let cardSessionID: String
  /// What authorises the SDK's calls; never shown.
  let verificationKey: String
  /// Where the identifiers of the SDK's own requests come from.
  let requestSeed: UInt64

  init(orderNumber: String, price: Price, using generator: inout SeededGenerator) {
    payment = Payment(
      paymentID: UUIDText(using: &generator).text,
      transID: TransactionID.text(using: &generator),
      orderNumber: orderNumber,
      price: price
    )
    requestID = UUIDText(using: &generator).text
    cardSessionID = UUIDText(using: &generator).text
    verificationKey = String(String(generator.next(), radix: 16).suffix(12))
    requestSeed = generator.next()
  }

  /// The checkout link, whose last path segment is the verification key.
  var checkoutURL: String {
    "https://checkout.example/en/checkout/\(payment.paymentID)/\(verificationKey)"
  }
}
