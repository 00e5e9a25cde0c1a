internal import PaymentCore

extension SEB.CheckoutRequest {
  /// The request as the flow takes it, with the first value that cannot be used.
  func request(for flow: FlowKind) -> PaymentRequest {
    var request = PaymentRequest(
      flow: flow,
      payment: payment,
      isPreauthorisation: preauth,
      startsRecurring: initRecurring,
      defect: unusableValue(for: flow).map(RequestDefect.unusable)
    )
    switch flow {
    case .card, .wallet: break
    case .hosted:
      request.checkoutURL = shownCheckoutURL
      request.returnURL = returnURL.flatMap { ReturnURL($0) }
    }
    return request
  }

  /// The checkout link as a page's address line may show it, with a mark in the key's place.
  ///
  /// The last path segment is hidden even if it is not the key that was handed in; query and
  /// fragment are left out. Empty if there is no usable link.
  private var shownCheckoutURL: String {
    guard let checkoutURL, ReturnURL(checkoutURL) != nil else { return "" }
    let mark = "\u{2026}"
    let address = String(checkoutURL.unicodeScalars.prefix { $0 != "?" && $0 != "#" })
    let parts = address.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    let path = parts.dropFirst(3).joined().hiding(verificationKey, as: mark).split(separator: "/")
    return (parts.prefix(3) + path.dropLast() + [Substring(mark)]).joined(separator: "/")
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
