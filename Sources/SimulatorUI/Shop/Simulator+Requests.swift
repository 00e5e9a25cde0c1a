internal import PaymentContracts
internal import PaymentCore

extension Simulator {
  /// What the app hands to SEB's SDK.
  func checkoutRequest(for backend: BackendRecord) -> SEB.CheckoutRequest {
    SEB.CheckoutRequest(
      payment: backend.payment,
      verificationKey: backend.verificationKey,
      checkoutURL: backend.checkoutURL,
      returnURL: BackendRecord.returnURL,
      preauth: options.isPreauthorisation,
      initRecurring: options.startsRecurring
    )
  }

  /// What the app hands to Comgate's SDK.
  func paymentParams(for backend: BackendRecord) -> Comgate.PaymentParams {
    Comgate.PaymentParams(
      payment: backend.payment,
      preauth: options.isPreauthorisation,
      initRecurring: options.startsRecurring,
      errorReason: options.errorReason
    )
  }
}

extension PaymentFlow {
  /// The result of a call that the shop takes back before anything was sent.
  var cancelledByShop: PaymentResult? {
    guard isBeforeSending else { return nil }
    return PaymentResult(
      ending: .cancelledByShopper,
      flow: request.flow,
      payment: request.payment,
      cardSessionID: nil,
      decision: decision
    )
  }
}
