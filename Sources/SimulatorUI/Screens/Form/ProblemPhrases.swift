internal import PaymentCore

/// What is wrong with a field, or worth saying about it.
package struct ProblemPhrases: Sendable {
  /// No number typed.
  package let numberRequired: String
  /// The number has too few digits.
  package let numberIncomplete: String
  /// The check digit is wrong.
  package let luhn: String
  /// No scheme has such numbers.
  package let unknownBrand: String
  /// Too many digits; by %1.
  package let numberTooLong: Template
  /// The number is not a published test number.
  package let unpublishedNumber: String
  /// No expiry typed.
  package let expiryRequired: String
  /// The expiry is not complete.
  package let expiryIncomplete: String
  /// The month is not 01 to 12.
  package let invalidMonth: String
  /// The card has expired.
  package let expired: String
  /// More than 20 years ahead.
  package let tooFarAhead: String
  /// Not a month and a year.
  package let notADate: String
  /// No security code typed.
  package let codeRequired: String
  /// The security code has too few digits.
  package let codeIncomplete: String
  /// Too many digits; by %1.
  package let codeTooLong: Template
  /// No name typed.
  package let nameRequired: String
  /// A name of digits only.
  package let digitsOnly: String
  /// Too many characters; by %1.
  package let nameTooLong: Template
  /// %1 characters were left out.
  package let dropped: Template
  /// UnionPay need not pass the Luhn check.
  package let luhnNotRequired: String

  func text(_ problem: FieldProblem, in field: CardField) -> String {
    switch (problem, field) {
    case (.required, .number): numberRequired
    case (.required, .expiry): expiryRequired
    case (.required, .securityCode): codeRequired
    case (.required, .name): nameRequired
    case (.incomplete, .expiry): expiryIncomplete
    case (.incomplete, .securityCode): codeIncomplete
    case (.incomplete, .number), (.incomplete, .name): numberIncomplete
    case (.tooLong(let excess), .securityCode): codeTooLong("\(excess)")
    case (.tooLong(let excess), .name): nameTooLong("\(excess)")
    case (.tooLong(let excess), .number), (.tooLong(let excess), .expiry):
      numberTooLong("\(excess)")
    case (.luhn, _): luhn
    case (.unknownBrand, _): unknownBrand
    case (.unpublishedNumber, _): unpublishedNumber
    case (.invalidMonth, _): invalidMonth
    case (.expired, _): expired
    case (.tooFarAhead, _): tooFarAhead
    case (.notADate, _): notADate
    case (.digitsOnly, _): digitsOnly
    }
  }

  func text(_ notice: FieldNotice) -> String {
    switch notice {
    case .dropped(let count): dropped("\(count)")
    case .luhnNotRequired: luhnNotRequired
    }
  }
}
