package import PaymentCore

extension Comgate.ErrorReason {
  /// What the code means, in English; nil if it is not documented.
  package var meaning: String? {
    switch self {
    case .customerClick: "The payer cancelled."
    case .fraudSuspected: "Fraud is suspected."
    case .eshopCancelled: "The merchant cancelled."
    case .providerReport: "The provider cancelled."
    case .providerTimeout: "The provider's time limit ran out."
    case .customerTimeout: "The payment's time limit ran out."
    case .acsTimeout: "The time limit for authentication ran out."
    case .invalidCardNumberOrExpiry: "The card number or the expiry date is wrong."
    case .invalidCVC: "The security code is wrong."
    case .limitExceeded: "The payment is over the card's limit."
    case .noFunds: "There is not enough money on the account."
    case .rejectedByBank: "The bank declined the payment."
    case .authenticationFailed: "The authentication did not succeed."
    case .notSpecified: "No reason is specified."
    default: nil
    }
  }

  /// What the platform says when dev mode is told to end a payment with this code.
  package var platformAnswer: PlatformAnswer {
    switch self {
    case .customerClick: .cancelledByShopper
    case .fraudSuspected: .declined(.fraudSuspected)
    case .eshopCancelled: .cancelledByMerchant
    case .providerReport: .declined(.provider)
    case .providerTimeout: .declined(.providerTimedOut)
    case .customerTimeout: .paymentTimedOut
    case .acsTimeout: .acsTimedOut
    case .invalidCardNumberOrExpiry: .declined(.numberOrExpiry)
    case .invalidCVC: .declined(.securityCode)
    case .limitExceeded: .declined(.overLimit)
    case .noFunds: .declined(.insufficientFunds)
    case .rejectedByBank: .declined(.issuer)
    case .authenticationFailed: .authenticationFailed
    case .notSpecified: .declined(.notSpecified)
    default: .declined(.other(rawValue))
    }
  }
}
