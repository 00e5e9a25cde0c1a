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
