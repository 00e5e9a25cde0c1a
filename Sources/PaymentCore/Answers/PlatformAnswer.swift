/// How the platform says that a payment has ended.
package enum PlatformAnswer: Hashable, Sendable {
  /// The issuer approved.
  case approved
  /// The issuer or the provider declined.
  case declined(DeclineReason)
  /// The shopper cancelled.
  case cancelledByShopper
  /// The merchant cancelled meanwhile.
  case cancelledByMerchant
  /// The payment's own time ran out.
  case paymentTimedOut
  /// The issuer's authentication server ran out of time.
  case acsTimedOut
  /// The authentication failed.
  case authenticationFailed
}

/// Why the platform declined a payment, in neither SDK's words.
package enum DeclineReason: Hashable, Sendable {
  /// Suspicion of fraud.
  case fraudSuspected
  /// The provider ended it.
  case provider
  /// The provider's time limit ran out.
  case providerTimedOut
  /// The card number or the expiry is wrong.
  case numberOrExpiry
  /// The security code is wrong.
  case securityCode
  /// Over the card's limit.
  case overLimit
  /// Not enough money.
  case insufficientFunds
  /// The issuer declined.
  case issuer
  /// The platform says that the reason is not specified.
  case notSpecified
  /// The platform sent no reason.
  case notGiven
  /// A reason that was added later; its code, as it came.
  case other(String)
}

/// What an approving issuer did with the money.
package enum Approval: CaseIterable, Hashable, Sendable {
  /// Captured: a sale.
  case captured
  /// Authorised: a preauthorisation, which the merchant captures or cancels later.
  case authorized
  /// Captured after an authentication that was only attempted (transStatus A).
  case capturedAfterAttempt
}

/// Why a card session could not be opened.
package enum SessionFault: CaseIterable, Hashable, Sendable {
  /// The network was lost.
  case networkLost
  /// HTTP 401.
  case unauthorized
  /// Any other failure.
  case failed
  /// The app is not on the allow list.
  case applicationNotAllowed
  /// The device looks tampered with.
  case deviceRooted
}
