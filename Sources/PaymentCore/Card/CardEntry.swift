/// What a shopper types into the four fields.
package struct CardEntry: Hashable, Sendable {
  /// The card number, digits only.
  package var number: String
  /// The expiry, such as "12/30".
  package var expiry: String
  /// The security code.
  package var securityCode: String
  /// The cardholder's name.
  package var name: String

  /// Makes an entry.
  package init(number: String, expiry: String, securityCode: String, name: String) {
    self.number = number
    self.expiry = expiry
    self.securityCode = securityCode
    self.name = name
  }

  /// An entry for `number` that passes every check on `today`.
  package init(number: String, today: CalendarDay) {
    let length = CardNumber(number)?.brand?.securityCodeLength ?? 3
    self.init(
      number: number,
      expiry: "12/\(String(today.year + 4).suffix(2))",
      securityCode: String("1234".prefix(length)),
      name: "Jane Doe"
    )
  }
}
