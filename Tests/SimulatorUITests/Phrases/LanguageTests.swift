import PaymentCore
import Testing

@testable import SimulatorUI

struct LanguageTests {
  @Test(
    arguments: [
      ("en_GB.UTF-8", .english), ("et_EE.UTF-8", .estonian), ("cs", .czech), ("cs-CZ", .czech),
      ("ET_ee", .estonian), ("et.UTF-8", .estonian), ("cs@euro", .czech), ("C", nil), ("", nil),
      ("POSIX", nil), ("de_DE.UTF-8", nil), ("eto_EE", nil), ("est", nil),
    ] as [(String, Language?)]
  )
  func `A locale's name tells its language`(name: String, language: Language?) {
    #expect(Language(localeName: name) == language)
  }

  // Values from CLDR: `decimal`, `group` and `minimumGroupingDigits` of en, et and cs.
  @Test(
    arguments: [
      ("40.12", "EUR", "40.12 EUR", "40,12 EUR", "40,12 EUR"),
      ("0.05", "EUR", "0.05 EUR", "0,05 EUR", "0,05 EUR"),
      ("999.99", "CZK", "999.99 CZK", "999,99 CZK", "999,99 CZK"),
      ("1234.56", "EUR", "1,234.56 EUR", "1234,56 EUR", "1 234,56 EUR"),
      ("9999", "EUR", "9,999.00 EUR", "9999,00 EUR", "9 999,00 EUR"),
      ("12345.67", "EUR", "12,345.67 EUR", "12 345,67 EUR", "12 345,67 EUR"),
      ("1234567.8", "CZK", "1,234,567.80 CZK", "1 234 567,80 CZK", "1 234 567,80 CZK"),
      ("1234567", "JPY", "1,234,567 JPY", "1 234 567 JPY", "1 234 567 JPY"),
      ("1234", "JPY", "1,234 JPY", "1234 JPY", "1 234 JPY"),
      ("1234.567", "KWD", "1,234.567 KWD", "1234,567 KWD", "1 234,567 KWD"),
    ]
  )
  func `An amount is written as the language writes it`(
    text: String,
    currency: String,
    english: String,
    estonian: String,
    czech: String
  ) throws {
    let money = try Money(text, currency: currency)
    func hardSpaces(_ text: String) -> String {
      String(text.map { $0 == " " ? "\u{A0}" : $0 })
    }
    #expect(Language.english.format(money) == hardSpaces(english))
    #expect(Language.estonian.format(money) == hardSpaces(estonian))
    #expect(Language.czech.format(money) == hardSpaces(czech))
  }

  @Test func `Switching goes round all languages and comes back`() throws {
    var visit = try Visit(language: .english, size: Size(columns: 80, rows: 24))
    var seen: [String] = []
    for _ in Language.allCases {
      visit.press(.function(5))
      seen.append(visit.phrases.languageName)
      #expect(visit.text.contains(visit.phrases.form.title))
      #expect(visit.text.contains(visit.phrases.status.waiting))
    }
    #expect(seen == ["Eesti", "Čeština", "English"])
  }
}
