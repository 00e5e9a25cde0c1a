/// The four fields of the card form, in their order.
package enum CardField: CaseIterable, Hashable, Sendable {
  /// The card number (PAN).
  case number
  /// Month and year of expiry.
  case expiry
  /// The security code (CVC, CVV, CID).
  case securityCode
  /// The cardholder's name.
  case name
}
