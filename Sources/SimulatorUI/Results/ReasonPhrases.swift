internal import PaymentContracts

/// The shop's own words for the reasons that Comgate gives, one for each code.
package struct ReasonPhrases: Sendable {
  /// `CUSTOMER_CLICK`.
  package let customerClick: String
  /// `FRAUD_SUSPECTED`.
  package let fraudSuspected: String
  /// `ESHOP_CANCELLED`.
  package let eshopCancelled: String
  /// `PROVIDER_REPORT`.
  package let providerReport: String
  /// `PROVIDER_TIMEOUT`.
  package let providerTimeout: String
  /// `CUSTOMER_TIMEOUT`.
  package let customerTimeout: String
  /// `ACS_TIMEOUT`.
  package let acsTimeout: String
  /// `INVALID_CARDNO_EXPIRY`.
  package let invalidCardNumberOrExpiry: String
  /// `INVALID_CVC`.
  package let invalidCVC: String
  /// `LIMIT_EXCEEDED`.
  package let limitExceeded: String
  /// `NO_FUNDS`.
  package let noFunds: String
  /// `REJECTED_BY_BANK`.
  package let rejectedByBank: String
  /// `3DS_AUTH_FAIL`.
  package let authenticationFailed: String
  /// `NOT_SPECIFIED`, and no reason at all.
  package let notSpecified: String
  /// A reason that this program does not know: %1.
  package let unknown: Template

  func text(_ reason: Comgate.ErrorReason?) -> String {
    switch reason {
    case nil, .notSpecified?: notSpecified
    case .customerClick?: customerClick
    case .fraudSuspected?: fraudSuspected
    case .eshopCancelled?: eshopCancelled
    case .providerReport?: providerReport
    case .providerTimeout?: providerTimeout
    case .customerTimeout?: customerTimeout
    case .acsTimeout?: acsTimeout
    case .invalidCardNumberOrExpiry?: invalidCardNumberOrExpiry
    case .invalidCVC?: invalidCVC
    case .limitExceeded?: limitExceeded
    case .noFunds?: noFunds
    case .rejectedByBank?: rejectedByBank
    case .authenticationFailed?: authenticationFailed
    case .some(let other): unknown(other.rawValue)
    }
  }
}
