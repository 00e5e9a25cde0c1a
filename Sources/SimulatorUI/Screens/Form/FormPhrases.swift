/// The card form.
package struct FormPhrases: Sendable {
  /// The heading.
  package let title: String
  /// The number's label.
  package let number: String
  /// The expiry's label.
  package let expiry: String
  /// The form of an expiry.
  package let expiryHint: String
  /// The security code's label; the scheme's own name for it is %1.
  package let securityCode: Template
  /// The number of digits of a security code: %1.
  package let securityCodeHint: Template
  /// The name's label.
  package let name: String
  /// The same where there is little room.
  package let nameShort: String
  /// The button; the amount is %1.
  package let pay: Template
  /// The number may belong to %1.
  package let maybe: Template
  /// Between the last two candidates.
  package let or: String
  /// First-time hint on the empty form: try the card %1, %2 opens the picker.
  package let firstHint: Template
}
