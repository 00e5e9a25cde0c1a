/// How a run ended, as facts in neither SDK's words.
///
/// Each SDK's result is one exhaustive translation of these cases.
package enum Ending: Hashable, Sendable {
  /// The issuer approved.
  case approved(Approval)
  /// The issuer or the provider declined.
  case declined(DeclineReason)
  /// The authentication failed (transStatus N).
  case authenticationFailed
  /// The issuer rejected during authentication (transStatus R).
  case authenticationRejected
  /// Authentication could not be performed (transStatus U).
  case authenticationUnavailable
  /// The shopper cancelled the challenge.
  case challengeCancelled
  /// The challenge's time ran out.
  case challengeTimedOut
  /// The issuer's server reported that its own time ran out.
  case acsTimedOut
  /// The challenge broke down.
  case challengeBroken(ChallengeFault)
  /// The payment's own time ran out.
  case paymentTimedOut
  /// The shopper cancelled before paying.
  case cancelledByShopper
  /// The merchant cancelled meanwhile.
  case cancelledByMerchant
  /// Every poll was answered, the last still processing.
  case stillProcessing
  /// Polls stopped being answered.
  case pollingTimedOut
  /// The network was lost while polling.
  case pollingLost
  /// Creating the payment lost the network: nothing had left.
  case createLost
  /// The payment could not be created.
  case createFailed
  /// The authorisation left and was never answered: money may have moved.
  case authorisationUnanswered
  /// The authorisation was answered with a client error.
  case authorisationRefused
  /// The SDK refused the request.
  case requestRefused(RequestDefect)
  /// The SDK's own check of the fields objected.
  case fieldsRefused(FieldCheck)
  /// The card session could not be opened.
  case sessionFailed(SessionFault)
  /// The program was told to stop or lost its terminal.
  case stopped(StopMoment)
  /// The checkout page ended and the status was looked up.
  case lookedUp(LookupAnswer, pageClosed: Bool)
  /// The lookup did not answer within its limit.
  case lookupTimedOut
  /// The checkout page ended and there is no lookup.
  case noLookup(pageClosed: Bool)
  /// The checkout page did not load.
  case pageLoadFailed
  /// No wallet is set up.
  case walletNotConfigured
  /// The shopper closed the wallet's sheet.
  case walletCancelled
  /// The wallet failed.
  case walletFailed
}

extension Ending {
  /// The stable name of the ending, as the catalogue, the results and the fixtures use it.
  package var id: String {
    switch self {
    case .approved(.captured): "approved-captured"
    case .approved(.authorized): "authorized"
    case .approved(.capturedAfterAttempt): "3ds-attempted"
    case .declined(let reason): reason.id
    case .authenticationFailed: "3ds-auth-fail"
    case .authenticationRejected: "3ds-issuer-rejects"
    case .authenticationUnavailable: "3ds-unavailable"
    case .challengeCancelled: "3ds-cancelled"
    case .challengeTimedOut: "3ds-timeout"
    case .acsTimedOut: "acs-timeout"
    case .challengeBroken(.protocolError): "3ds-protocol-error"
    case .challengeBroken(.silent): "3ds-message-timeout"
    case .paymentTimedOut: "customer-timeout"
    case .cancelledByShopper: "customer-click"
    case .cancelledByMerchant: "eshop-cancelled"
    case .stillProcessing: "still-processing"
    case .pollingTimedOut: "polling-timeout"
    case .pollingLost: "polling-network-error"
    case .createLost: "network-lost-before"
    case .createFailed: "payment-create-failed"
    case .authorisationUnanswered: "network-lost-after"
    case .authorisationRefused: "payment-failed"
    case .requestRefused(let defect): defect.id
    case .fieldsRefused(let check): check.id
    case .sessionFailed(let fault): fault.id
    case .stopped(.beforeSending): "stopped-before-sending"
    case .stopped(.afterSending): "stopped-after-sending"
    case .lookedUp(let answer, let pageClosed): answer.id(pageClosed: pageClosed)
    case .lookupTimedOut: "lookup-never-answers"
    case .noLookup(let pageClosed): pageClosed ? "hosted-dismissed-no-lookup" : "no-lookup"
    case .pageLoadFailed: "page-load-failed"
    case .walletNotConfigured: "apple-pay-not-configured"
    case .walletCancelled: "apple-pay-cancelled"
    case .walletFailed: "apple-pay-failed"
    }
  }
}

extension DeclineReason {
  fileprivate var id: String {
    switch self {
    case .fraudSuspected: "fraud-suspected"
    case .provider: "provider-report"
    case .providerTimedOut: "provider-timeout"
    case .numberOrExpiry: "invalid-cardno-expiry"
    case .securityCode: "invalid-cvc"
    case .overLimit: "limit-exceeded"
    case .insufficientFunds: "no-funds"
    case .issuer: "rejected-by-bank"
    case .notSpecified: "not-specified"
    case .notGiven: "no-reason"
    case .other: "unknown-reason"
    }
  }
}

extension RequestDefect {
  fileprivate var id: String {
    switch self {
    case .anotherPaymentOnScreen: "second-payment"
    case .sessionNotInitialized: "session-not-initialized"
    case .invalidPrice: "invalid-price"
    case .conflictingOptions: "conflicting-payment-options"
    case .unusable: "unusable-request"
    }
  }
}

extension FieldCheck {
  fileprivate var id: String {
    switch self {
    case .invalidPAN: "invalid-pan"
    case .invalidExpiryMonth: "invalid-expiry-month"
    case .cardExpired: "card-expired"
    case .invalidSecurityCode: "invalid-cvv"
    case .missingName: "missing-cardholder-name"
    case .several: "invalid-card-data"
    }
  }
}

extension SessionFault {
  fileprivate var id: String {
    switch self {
    case .networkLost: "init-network-error"
    case .unauthorized: "init-unauthorized"
    case .failed: "init-failed"
    case .applicationNotAllowed: "application-not-allowed"
    case .deviceRooted: "device-rooted"
    }
  }
}

extension LookupAnswer {
  fileprivate func id(pageClosed: Bool) -> String {
    if failure != nil {
      if status != nil { return "lookup-status-and-error" }
      return pageClosed ? "hosted-dismissed-lookup-failed" : "lookup-failed"
    }
    return switch status {
    case nil: "resolver-silent"
    case .initialized?: pageClosed ? "hosted-dismissed" : "still-initialized"
    case .sentForProcessing?: pageClosed ? "hosted-dismissed-processing" : "hosted-processing"
    case .settled?: pageClosed ? "hosted-dismissed-paid" : "approved-settled"
    case .authorized?: "hosted-authorized"
    case .captured?: "hosted-captured"
    case .refunded?: "approved-refunded"
    case .failed?: "hosted-failed"
    case .cancelled?: "hosted-cancelled"
    case .abandoned?: "hosted-abandoned"
    default: "unknown-status"
    }
  }
}
