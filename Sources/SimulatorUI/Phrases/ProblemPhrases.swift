internal import PaymentCore

/// What is wrong with a field, or worth saying about it.
public struct ProblemPhrases: Sendable {
  /// No number typed.
  public let numberRequired: String
  /// The number has too few digits.
  public let numberIncomplete: String
  /// The check digit is wrong.
  public let luhn: String
  /// No scheme has such numbers.
  public let unknownBrand: String
  /// Too many digits; by %1.
  public let numberTooLong: Template
  /// The number is not a published test number.
  public let unpublishedNumber: String
  /// No expiry typed.
  public let expiryRequired: String
  /// The expiry is not complete.
  public let expiryIncomplete: String
  /// The month is not 01 to 12.
  public let invalidMonth: String
  /// The card has expired.
  public let expired: String
  /// More than 20 years ahead.
  public let tooFarAhead: String
  /// Not a month and a year.
  public let notADate: String
  /// No security code typed.
  public let codeRequired: String
  /// The security code has too few digits.
  public let codeIncomplete: String
  /// Too many digits; by %1.
  public let codeTooLong: Template
  /// No name typed.
  public let nameRequired: String
  /// A name of digits only.
  public let digitsOnly: String
  /// Too many characters; by %1.
  public let nameTooLong: Template
  /// %1 characters were left out.
  public let dropped: Template
  /// UnionPay need not pass the Luhn check.
  public let luhnNotRequired: String

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
