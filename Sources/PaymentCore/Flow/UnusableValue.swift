/// The value of a request that an SDK cannot work with.
package enum UnusableValue: CaseIterable, Hashable, Sendable {
  /// The payment id is missing or no UUID.
  case paymentID
  /// The checkout link has no verification key.
  case verificationKey
  /// The return URL is missing or cannot be parsed.
  case returnURL
  /// The backend's X-Request-Id is missing or no UUID.
  case requestID
  /// The checkout link is missing or no URL.
  case checkoutURL
}
