/// What an approving issuer did with the money.
package enum Approval: CaseIterable, Hashable, Sendable {
  /// Captured: a sale.
  case captured
  /// Authorised: a preauthorisation, which the merchant captures or cancels later.
  case authorized
  /// Captured after an authentication that was only attempted (transStatus A).
  case capturedAfterAttempt
}
