/// What the wallet does.
package enum WalletBehaviour: String, CaseIterable, Hashable, Sendable {
  /// It is set up and works.
  case works
  /// It is not set up.
  case notConfigured = "not-configured"
  /// It fails after the shopper has confirmed.
  case fails
}
