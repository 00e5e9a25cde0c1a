internal import PaymentCore

extension SEB.CheckoutRequest {
  /// Asks an app's resolver for the status of this payment.
  func asking(
    _ resolver: any SEB.PaymentStatusResolving
  ) -> @Sendable (@escaping StatusLookup.Answer) -> Void {
    { answer in
      resolver.resolveStatus(paymentId: paymentId, verificationKey: verificationKey ?? "") {
        status,
        orderNumber,
        error in
        answer(
          LookupAnswer(
            status: status.map(PaymentStatus.init(rawValue:)),
            orderNumber: orderNumber,
            failure: error.map { withoutKey(SEB.CheckoutRequest.text(of: $0)) }
          )
        )
      }
    }
  }

  /// A resolver's error may quote what it was asked with, and its text reaches the result.
  private func withoutKey(_ text: String) -> String {
    guard let key = verificationKey, !key.isEmpty else { return text }
    return text.replacing(key, with: "(hidden)")
  }

  private static func text(of error: any Error) -> String {
    (error as? SEB.PaymentError)?.localizedDescription ?? String(describing: error)
  }
}
