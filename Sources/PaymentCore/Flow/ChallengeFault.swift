/// How a challenge broke down without an answer.
package enum ChallengeFault: Hashable, Sendable {
  /// A message broke the protocol in this field.
  case protocolError(field: String)
  /// The issuer's server (ACS) did not answer a message in time.
  case silent
}
