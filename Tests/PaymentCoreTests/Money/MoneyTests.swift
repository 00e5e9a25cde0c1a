import PaymentCore
import Testing

struct MoneyTests {
  @Test(arguments: [
    ("40.12", "EUR", "40.12", 4_012), ("40.1", "EUR", "40.10", 4_010),
    ("40", "EUR", "40.00", 4_000), ("0.01", "CZK", "0.01", 1),
    ("10000", "JPY", "10000", 10_000), ("1.234", "KWD", "1.234", 1_234),
    // Others of the same kinds.
    ("007", "EUR", "7.00", 700), ("0.5", "BHD", "0.500", 500), ("1", "JPY", "1", 1),
    ("0.001", "TND", "0.001", 1), ("92233720368547758.07", "EUR", "92233720368547758.07", .max),
    ("9223372036854775807", "KRW", "9223372036854775807", .max), ("1", "HUF", "1.00", 100),
    ("000000000000000000000000000000.10", "EUR", "0.10", 10), ("5", "XAF", "5", 5),
  ])
  func `An amount is exact in both spellings`(
    text: String,
    currency: String,
    decimal: String,
    minor: Int64
  ) throws {
    let money = try Money(text, currency: currency)
    #expect(money.decimalText == decimal)
    #expect(money.minorUnits == minor)
    #expect(money.currency.code == currency)
  }

  @Test(arguments: [
    ("40.123", "EUR", AmountProblem.tooManyDecimals), ("16.24", "JPY", .tooManyDecimals),
    ("0", "EUR", .notPositive), ("-1", "EUR", .notPositive), ("40,12", "EUR", .ambiguousSeparator),
    ("1e3", "EUR", .notANumber), ("40.12", "EURO", .unknownCurrency),
    ("99999999999999999999", "EUR", .tooLarge),
    // Others of the same kinds.
    ("40.120", "EUR", .tooManyDecimals), ("1.0", "JPY", .tooManyDecimals),
    ("1.2345", "KWD", .tooManyDecimals), ("-40.123", "EUR", .tooManyDecimals),
    ("0.00", "EUR", .notPositive), ("-0", "EUR", .notPositive), ("000", "JPY", .notPositive),
    ("1,000.00", "EUR", .ambiguousSeparator), ("1.000,00", "EUR", .ambiguousSeparator),
    (",5", "EUR", .ambiguousSeparator), ("-40,12", "EUR", .ambiguousSeparator),
    ("", "EUR", .notANumber), (" ", "EUR", .notANumber), ("40.12 ", "EUR", .notANumber),
    ("40.", "EUR", .notANumber), (".5", "EUR", .notANumber), (".", "EUR", .notANumber),
    (",", "EUR", .notANumber), ("-", "EUR", .notANumber), ("--1", "EUR", .notANumber),
    ("+1", "EUR", .notANumber), ("1.2.3", "EUR", .notANumber), ("0x10", "EUR", .notANumber),
    ("1_000", "EUR", .notANumber), ("٤٠", "EUR", .notANumber), ("NaN", "EUR", .notANumber),
    ("inf", "EUR", .notANumber), ("€40", "EUR", .notANumber), ("4\u{200B}0", "EUR", .notANumber),
    ("40.12", "eur", .unknownCurrency), ("40.12", "", .unknownCurrency),
    ("40.12", "XXX", .unknownCurrency), ("40.12", "XAU", .unknownCurrency),
    ("40.12", "CLF", .unknownCurrency), ("40.12", "UYW", .unknownCurrency),
    ("40.12", "ABC", .unknownCurrency), ("abc", "EURO", .unknownCurrency),
    ("92233720368547758.08", "EUR", .tooLarge), ("9223372036854775808", "JPY", .tooLarge),
    (String(repeating: "9", count: 100_000), "EUR", .tooLarge),
  ])
  func `What is no amount says why`(text: String, currency: String, problem: AmountProblem) {
    #expect(throws: problem) { try Money(text, currency: currency) }
  }

  @Test(arguments: [
    ("JPY", 0), ("KRW", 0), ("ISK", 0), ("VND", 0), ("CLP", 0), ("EUR", 2), ("USD", 2),
    ("CZK", 2), ("HUF", 2), ("PLN", 2), ("GBP", 2), ("SEK", 2), ("NOK", 2), ("HRK", nil),
    ("RON", 2), ("KWD", 3), ("BHD", 3), ("JOD", 3), ("OMR", 3), ("TND", 3), ("IQD", 3),
    ("LYD", 3), ("XTS", nil), ("EU", nil), ("EURO", nil), ("Eur", nil),
  ])
  func `A currency has its decimals by ISO 4217`(code: String, decimals: Int?) {
    #expect(Currency(code: code)?.decimals == decimals)
  }

  @Test(arguments: Currency.knownCodes)
  func `Each known currency reads and writes its smallest unit`(code: String) throws {
    let decimals = try #require(Currency(code: code)).decimals
    let smallest = decimals == 0 ? "1" : "0." + String(repeating: "0", count: decimals - 1) + "1"
    let money = try Money(smallest, currency: code)
    #expect(money.minorUnits == 1)
    #expect(money.decimalText == smallest)
    #expect(throws: AmountProblem.tooManyDecimals) {
      try Money(decimals == 0 ? "1.0" : smallest + "0", currency: code)
    }
  }

  @Test func `A price that the SDK refuses is kept as the shop wrote it`() throws {
    #expect(
      try Price("-1", currency: "EUR")
        == .refused(text: "-1", currency: "EUR", problem: .notPositive)
    )
    #expect(
      try Price("16.24", currency: "JPY")
        == .refused(text: "16.24", currency: "JPY", problem: .tooManyDecimals)
    )
    #expect(try Price("40.12", currency: "EUR") == .valid(Money("40.12", currency: "EUR")))
    #expect(throws: AmountProblem.ambiguousSeparator) { try Price("40,12", currency: "EUR") }
    #expect(throws: AmountProblem.tooLarge) { try Price("99999999999999999999", currency: "EUR") }
  }

  @Test func `Any amount reads back as it was written`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("MoneyTests seed: \(seed)")
    var numbers = SeededGenerator(seed: seed)
    for _ in 0..<1_000 {
      let code = ["EUR", "JPY", "KWD"].randomElement(using: &numbers) ?? "EUR"
      let decimals = try #require(Currency(code: code)).decimals
      let units = Int64.random(
        in: 1...(.max >> Int64.random(in: 0...60, using: &numbers)),
        using: &numbers
      )
      let digits = String(units)
      let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
      let text = decimals == 0 ? padded : padded.dropLast(decimals) + "." + padded.suffix(decimals)
      let money = try Money(text, currency: code)
      #expect(money.minorUnits == units, "seed \(seed)")
      #expect(money.decimalText == text, "seed \(seed)")
    }
  }
}
