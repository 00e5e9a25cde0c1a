internal import PaymentCore

extension Comgate {
  /// Why the server ended a payment; an open set, an unknown reason is kept as it came.
  package struct ErrorReason: RawRepresentable, Hashable, Sendable {
    /// The code the server sent.
    package let rawValue: String

    /// Keeps a code as it came.
    package init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Cancelled by the payer.
    package static let customerClick = ErrorReason(rawValue: "CUSTOMER_CLICK")
    /// Suspicion of fraud.
    package static let fraudSuspected = ErrorReason(rawValue: "FRAUD_SUSPECTED")
    /// Cancelled by the merchant.
    package static let eshopCancelled = ErrorReason(rawValue: "ESHOP_CANCELLED")
    /// Cancelled by the provider.
    package static let providerReport = ErrorReason(rawValue: "PROVIDER_REPORT")
    /// The provider's time limit ran out.
    package static let providerTimeout = ErrorReason(rawValue: "PROVIDER_TIMEOUT")
    /// The payment's time limit ran out.
    package static let customerTimeout = ErrorReason(rawValue: "CUSTOMER_TIMEOUT")
    /// The authentication's time limit ran out.
    package static let acsTimeout = ErrorReason(rawValue: "ACS_TIMEOUT")
    /// The card number or the expiry is wrong.
    package static let invalidCardNumberOrExpiry = ErrorReason(rawValue: "INVALID_CARDNO_EXPIRY")
    /// The security code is wrong.
    package static let invalidCVC = ErrorReason(rawValue: "INVALID_CVC")
    /// Over the card's limit.
    package static let limitExceeded = ErrorReason(rawValue: "LIMIT_EXCEEDED")
    /// Not enough money on the account.
    package static let noFunds = ErrorReason(rawValue: "NO_FUNDS")
    /// Declined by the bank.
    package static let rejectedByBank = ErrorReason(rawValue: "REJECTED_BY_BANK")
    /// The authentication did not succeed.
    package static let authenticationFailed = ErrorReason(rawValue: "3DS_AUTH_FAIL")
    /// Not specified.
    package static let notSpecified = ErrorReason(rawValue: "NOT_SPECIFIED")

    /// The documented reasons, in the order of the SDK's page.
    package static let known: [ErrorReason] = [
      .customerClick, .fraudSuspected, .eshopCancelled, .providerReport, .providerTimeout,
      .customerTimeout, .acsTimeout, .invalidCardNumberOrExpiry, .invalidCVC, .limitExceeded,
      .noFunds, .rejectedByBank, .authenticationFailed, .notSpecified,
    ]
  }
}

extension Comgate.ErrorReason {
  /// The code for a decline; nil if the server sends none.
  init?(_ reason: DeclineReason) {
    switch reason {
    case .fraudSuspected: self = .fraudSuspected
    case .provider: self = .providerReport
    case .providerTimedOut: self = .providerTimeout
    case .numberOrExpiry: self = .invalidCardNumberOrExpiry
    case .securityCode: self = .invalidCVC
    case .overLimit: self = .limitExceeded
    case .insufficientFunds: self = .noFunds
    case .issuer: self = .rejectedByBank
    case .notSpecified: self = .notSpecified
    case .notGiven: return nil
    case .other(let code): self.init(rawValue: code)
    }
  }
}
