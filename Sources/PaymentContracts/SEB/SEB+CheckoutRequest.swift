package import PaymentCore

extension SEB {
  /// What the shop's backend hands to the app to start a payment.
  ///
  /// The platform's record of the payment travels along, since there is no platform to ask. The
  /// verification key, and the checkout link that ends in it, never appear in a description.
  package struct CheckoutRequest: Hashable, Sendable {
    /// The payment, as the platform has it.
    package let payment: Payment
    /// Where the checkout page leads when the shopper has finished.
    package let returnURL: String?
    /// Whether the money is only to be authorised.
    package let preauth: Bool
    /// Whether later payments are to follow from it.
    package let initRecurring: Bool
    private let hiddenKey: HiddenText?
    private let hiddenLink: HiddenText?

    /// Makes a request; nothing is checked before it is started.
    package init(
      payment: Payment,
      verificationKey: String?,
      checkoutURL: String?,
      returnURL: String?,
      preauth: Bool = false,
      initRecurring: Bool = false
    ) {
      self.payment = payment
      self.returnURL = returnURL
      self.preauth = preauth
      self.initRecurring = initRecurring
      hiddenKey = verificationKey.map(HiddenText.init)
      hiddenLink = checkoutURL.map(HiddenText.init)
    }

    /// The platform's id, a UUID.
    package var paymentId: String { payment.paymentID }

    /// What authorises the SDK's calls for this one payment.
    package var verificationKey: String? { hiddenKey?.value }

    /// The address of the checkout page.
    package var checkoutURL: String? { hiddenLink?.value }

    /// Reads the key from a checkout link, whose last path segment it is; nil if there is none.
    package static func verificationKey(fromCheckoutURL link: String) -> String? {
      guard ReturnURL(link) != nil else { return nil }
      let address = link.prefix { $0 != "?" && $0 != "#" }
      let segments = address.split(separator: "/", omittingEmptySubsequences: false).dropFirst(3)
      return segments.last.flatMap { $0.isEmpty ? nil : String($0) }
    }
  }
}
