/// What an SDK's own check of the card fields objects to.
package enum FieldCheck: CaseIterable, Hashable, Sendable {
  /// The card number.
  case invalidPAN
  /// The month of expiry.
  case invalidExpiryMonth
  /// The card has expired.
  case cardExpired
  /// The security code.
  case invalidSecurityCode
  /// There is no cardholder's name.
  case missingName
  /// Two or more fields.
  case several
}
