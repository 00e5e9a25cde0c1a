/// One request as it would go over the wire, its secrets masked.
///
/// Paths that begin with `/simulated` stand for calls whose paths the SDKs' documents do not state.
struct WireMessage: Hashable, Sendable {
  /// What stands in for a secret.
  static let mask = "••••"

  /// Method and address.
  let request: String
  /// The X-Request-Id; nil for messages to the issuer's server.
  let requestID: String?
  /// Other headers, secrets masked.
  var headers: [String] = []
  /// The body, one line of JSON; nil without one.
  var body: String?
  /// What came back; nil while nothing has.
  let answer: String?
}
