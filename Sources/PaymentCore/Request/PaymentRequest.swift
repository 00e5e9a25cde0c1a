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
