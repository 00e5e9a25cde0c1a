/// The card form.
public struct FormPhrases: Sendable {
  /// The heading.
  public let title: String
  /// The number's label.
  public let number: String
  /// The expiry's label.
  public let expiry: String
  /// The form of an expiry.
  public let expiryHint: String
  /// The security code's label; the scheme's own name for it is %1.
  public let securityCode: Template
  /// The number of digits of a security code: %1.
  public let securityCodeHint: Template
  /// The name's label.
  public let name: String
  /// The button; the amount is %1.
  public let pay: Template
  /// The number may belong to %1.
  public let maybe: Template
  /// Between the last two candidates.
  public let or: String
}
