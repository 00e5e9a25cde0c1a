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
            failure: error.map(failureText)
          )
        )
      }
    }
  }

  /// What an error says; it may quote what was asked with, and the text reaches the result.
  private func failureText(_ error: any Error) -> String {
    let text = (error as? SEB.PaymentError)?.localizedDescription ?? String(describing: error)
    return text.hiding(verificationKey, as: "(hidden)")
  }
}
