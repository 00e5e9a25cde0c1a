/// What an app hands to an SDK to start one payment.
package struct PaymentRequest: Hashable, Sendable {
  /// How it is to be paid.
  package var flow: FlowKind
  /// The payment.
  package var payment: Payment
  /// Whether the money is only to be authorised (`preauth`).
  package var isPreauthorisation: Bool
  /// Whether later payments are to follow from it (`initRecurring`).
  package var startsRecurring: Bool
  /// The checkout page's address, without the verification key; empty outside the hosted flow.
  package var checkoutURL = ""
  /// The address that ends the checkout page; nil outside the hosted flow.
  package var returnURL: ReturnURL?
  private let foundDefect: RequestDefect?

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - flow: How it is to be paid.
  ///   - payment: The payment.
  ///   - isPreauthorisation: Whether the money is only to be authorised.
  ///   - startsRecurring: Whether later payments are to follow from it.
  ///   - defect: What an SDK has found wrong with it already.
  package init(
    flow: FlowKind,
    payment: Payment,
    isPreauthorisation: Bool = false,
    startsRecurring: Bool = false,
    defect: RequestDefect? = nil
  ) {
    self.flow = flow
    self.payment = payment
    self.isPreauthorisation = isPreauthorisation
    self.startsRecurring = startsRecurring
    foundDefect = defect
  }

  /// Why the request cannot be used; nil if it can.
  package var defect: RequestDefect? {
    if let foundDefect { return foundDefect }
    if case .refused = payment.price { return .invalidPrice }
    if isPreauthorisation, startsRecurring { return .conflictingOptions }
    return flow == .hosted && returnURL == nil ? .unusable(.returnURL) : nil
  }
}

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

/// The ways to pay one payment.
package enum FlowKind: String, CaseIterable, Hashable, Sendable {
  /// A card form inside the app: SEB `startCardPayment`, Comgate `processPayment`.
  case card
  /// The platform's checkout page: SEB `startPayment`.
  case hosted
  /// A wallet's sheet: Comgate `processApplePayPayment`.
  case wallet
}

/// Why an SDK refuses a request before it shows anything.
package enum RequestDefect: Hashable, Sendable {
  /// Another payment is on the screen.
  case anotherPaymentOnScreen
  /// The session was never opened.
  case sessionNotInitialized
  /// The price is not positive or not whole minor units.
  case invalidPrice
  /// Both a recurring payment and a preauthorisation were asked for.
  case conflictingOptions
  /// A value of the backend's answer is missing or unusable.
  case unusable(UnusableValue)
}

/// The value of a request that an SDK cannot work with.
package enum UnusableValue: CaseIterable, Hashable, Sendable {
  /// The payment id is missing or no UUID.
  case paymentID
  /// The checkout link has no verification key.
  case verificationKey
  /// The return URL is missing or cannot be parsed.
  case returnURL
  /// The backend's X-Request-Id is missing or no UUID.
  case requestID
  /// The checkout link is missing or no URL.
  case checkoutURL
}
