package import PaymentCore

extension Comgate {
  /// What an app hands to the SDK to start a payment.
  ///
  /// The platform's record of the payment travels along, since there is no platform to ask.
  package struct PaymentParams: Hashable, Sendable {
    /// The payment, as the platform will have it.
    package var payment: Payment
    /// Whether the money is only to be authorised.
    package var preauth: Bool
    /// Whether later payments are to follow from it.
    package var initRecurring: Bool
    /// The reason with which the platform is to end the payment; counts in dev mode only.
    package var errorReason: ErrorReason?

    /// Makes the parameters; nothing is checked before the payment is started.
    package init(
      payment: Payment,
      preauth: Bool = false,
      initRecurring: Bool = false,
      errorReason: ErrorReason? = nil
    ) {
      self.payment = payment
      self.preauth = preauth
      self.initRecurring = initRecurring
      self.errorReason = errorReason
    }

    /// The price in the currency's smallest unit; nil if the shop's value is no such number.
    package var price: Int64? {
      switch payment.price {
      case .valid(let money): money.minorUnits
      case .refused: nil
      }
    }

    /// The shop's own number for the order.
    package var refId: String { payment.orderNumber }

    func request(for flow: FlowKind, isInitialized: Bool) -> PaymentRequest {
      PaymentRequest(
        flow: flow,
        payment: payment,
        isPreauthorisation: preauth,
        startsRecurring: initRecurring,
        defect: isInitialized ? nil : .sessionNotInitialized
      )
    }
  }
}
