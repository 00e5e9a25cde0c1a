internal import PaymentContracts

/// The shop's own words for the reasons that Comgate gives, one for each code.
public struct ReasonPhrases: Sendable {
  /// `CUSTOMER_CLICK`.
  public let customerClick: String
  /// `FRAUD_SUSPECTED`.
  public let fraudSuspected: String
  /// `ESHOP_CANCELLED`.
  public let eshopCancelled: String
  /// `PROVIDER_REPORT`.
  public let providerReport: String
  /// `PROVIDER_TIMEOUT`.
  public let providerTimeout: String
  /// `CUSTOMER_TIMEOUT`.
  public let customerTimeout: String
  /// `ACS_TIMEOUT`.
  public let acsTimeout: String
  /// `INVALID_CARDNO_EXPIRY`.
  public let invalidCardNumberOrExpiry: String
  /// `INVALID_CVC`.
  public let invalidCVC: String
  /// `LIMIT_EXCEEDED`.
  public let limitExceeded: String
  /// `NO_FUNDS`.
  public let noFunds: String
  /// `REJECTED_BY_BANK`.
  public let rejectedByBank: String
  /// `3DS_AUTH_FAIL`.
  public let authenticationFailed: String
  /// `NOT_SPECIFIED`, and no reason at all.
  public let notSpecified: String
  /// A reason that this program does not know: %1.
  public let unknown: Template

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
