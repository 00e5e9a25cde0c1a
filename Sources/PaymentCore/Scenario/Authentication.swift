/// What the issuer says to a payment before it asks the shopper anything.
///
/// Source: EMV 3-D Secure 2.x, authentication response (ARes).
package enum Authentication: String, CaseIterable, Hashable, Sendable {
  /// The card takes no part in 3-D Secure.
  case notEnrolled = "not-enrolled"
  /// The scheme's cards are not checked here.
  case notSupported = "not-supported"
  /// Authenticated without a challenge (transStatus Y).
  case frictionless
  /// Authentication could not be performed (transStatus U).
  case unavailable
  /// A challenge is required (transStatus C).
  case challenge
}
