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
