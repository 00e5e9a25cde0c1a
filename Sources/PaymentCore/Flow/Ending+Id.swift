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
