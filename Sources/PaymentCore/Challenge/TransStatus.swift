/// The final answer of a 3-D Secure authentication.
///
/// The raw value is the letter of the message. Any other letter in a final message breaks the
/// protocol. Source: EMV 3-D Secure 2.x, `transStatus`.
package enum TransStatus: Character, CaseIterable, Hashable, Sendable {
  /// Authenticated.
  case authenticated = "Y"
  /// Authentication was attempted, with a proof of the attempt.
  case attempted = "A"
  /// Not authenticated.
  case notAuthenticated = "N"
  /// The issuer rejects; the payment must not be authorised.
  case rejected = "R"
  /// Authentication could not be performed.
  case unavailable = "U"
}
