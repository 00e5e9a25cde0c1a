internal import PaymentCore

extension SEB.CheckoutRequest {
  /// The request as the flow takes it, with the first value that cannot be used.
  func request(for flow: FlowKind) -> PaymentRequest {
    PaymentRequest(
      flow: flow,
      payment: payment,
      isPreauthorisation: preauth,
      startsRecurring: initRecurring,
      defect: unusableValue(for: flow).map(RequestDefect.unusable)
    )
  }

  private func unusableValue(for flow: FlowKind) -> UnusableValue? {
    if UUIDText(paymentId) == nil { return .paymentID }
    guard let key = verificationKey, key.isHeaderValue else { return .verificationKey }
    switch flow {
    case .card, .wallet:
      return nil
    case .hosted:
      guard let checkoutURL, ReturnURL(checkoutURL) != nil else { return .checkoutURL }
      guard let returnURL, ReturnURL(returnURL) != nil else { return .returnURL }
      return nil
    }
  }
}

extension String {
  /// The key goes into a header of the lookup, where it must be visible ASCII.
  fileprivate var isHeaderValue: Bool {
    !isEmpty && utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }
}
