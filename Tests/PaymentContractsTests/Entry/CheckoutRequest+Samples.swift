import PaymentContracts
import PaymentCore

extension SEB.CheckoutRequest {
  static let key = "9f2c1a7e4b8d"

  static func sample(
    paymentID: String = Payment.sample.paymentID,
    price: Price = .sample,
    key: String? = SEB.CheckoutRequest.key,
    checkoutURL: String? = "https://checkout.example.com/en/checkout/019eb631/9f2c1a7e4b8d",
    returnURL: String? = "myapp://checkout/return",
    preauth: Bool = false,
    initRecurring: Bool = false
  ) -> SEB.CheckoutRequest {
    var payment = Payment.sample
    payment.paymentID = paymentID
    payment.price = price
    return SEB.CheckoutRequest(
      payment: payment,
      verificationKey: key,
      checkoutURL: checkoutURL,
      returnURL: returnURL,
      preauth: preauth,
      initRecurring: initRecurring
    )
  }
}

extension SEB.Configuration {
  static let offline = SEB.Configuration(apiBaseURL: nil, environment: .sandbox)
}
