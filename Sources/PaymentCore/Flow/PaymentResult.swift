/// The neutral result of one run; both SDKs' results are translations of it.
package struct PaymentResult: Hashable, Sendable {
  /// How the run ended.
  package let ending: Ending
  /// How it was paid.
  package let flow: FlowKind
  /// The payment.
  package let payment: Payment
  /// The identifier of the card session; nil outside the card flow.
  package let cardSessionID: String?
  /// Which scenario decided, and by which rule.
  package let decision: Decision

  /// Makes a result.
  package init(
    ending: Ending,
    flow: FlowKind,
    payment: Payment,
    cardSessionID: String?,
    decision: Decision
  ) {
    self.ending = ending
    self.flow = flow
    self.payment = payment
    self.cardSessionID = cardSessionID
    self.decision = decision
  }

  /// The platform's record of the order number; nil if it has no record that the SDK saw.
  package var orderNumber: String? {
    if case .lookedUp(let answer, _) = ending { return answer.orderNumber }
    return ending.hasPlatformRecord ? payment.orderNumber : nil
  }

  /// The card session, if one was opened.
  package var sessionID: String? {
    ending.hasPlatformRecord ? cardSessionID : nil
  }
}

extension Ending {
  /// Whether the SDK got far enough to know the platform's record of the payment.
  fileprivate var hasPlatformRecord: Bool {
    switch self {
    case .createLost, .createFailed, .requestRefused, .sessionFailed, .lookupTimedOut, .noLookup,
      .pageLoadFailed, .walletNotConfigured:
      false
    case .approved, .declined, .authenticationFailed, .authenticationRejected,
      .authenticationUnavailable, .challengeCancelled, .challengeTimedOut, .acsTimedOut,
      .challengeBroken, .paymentTimedOut, .cancelledByShopper, .cancelledByMerchant,
      .stillProcessing, .pollingTimedOut, .pollingLost, .authorisationUnanswered,
      .authorisationRefused, .fieldsRefused, .stopped, .lookedUp, .walletCancelled, .walletFailed:
      true
    }
  }
}
