import Testing

@testable import PaymentCore

struct StandInTests {
  private let published = CardCatalogue().numbers

  @Test(
    arguments: [
      ("4929123456789006", "4000000000000010"), ("5111111111111100", "5100000000000008"),
      ("378282246310009", "340000000000009"), ("36999999999999", "30000000000004"),
      ("6240008631401149", "6200000000000000"), ("9999", "0000"), ("49", "49"), ("", ""),
    ]
  )
  func `a stand-in has the scheme's prefix, zeros and whatever check digit is as good`(
    _ number: String,
    _ expected: String
  ) throws {
    let number = try #require(CardNumber(number))
    let standIn = number.standIn(outside: published)
    #expect(standIn.digits.count == number.digits.count)
    #expect(standIn.verdict == number.verdict)
    #expect(standIn.brand == number.brand)
    #expect(standIn.text.prefix(2) == expected.prefix(2))
    #expect(standIn.text.dropFirst(2).filter { $0 != "0" }.count <= 2)
  }

  @Test func `a stand-in of any number is judged alike, in no list, and shares no five digits`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let start: UInt8 = [4, 5, 6, 3, 2, 9, 8].randomElement(using: &generator) ?? 0
      let count = Int.random(in: 4...20, using: &generator)
      let digits = [start] + (0..<count).map { _ in UInt8.random(in: 0...9, using: &generator) }
      let number = CardNumber(digits: digits)
      let standIn = number.standIn(outside: published)
      #expect(standIn.verdict == number.verdict, "seed \(seed), \(number.text)")
      #expect(standIn.brand == number.brand, "seed \(seed), \(number.text)")
      #expect(!(standIn.verdict == .valid && published.accepts(standIn.text)), "seed \(seed)")
      let isPlain = standIn.text.dropFirst(4).prefix(5).allSatisfy { $0 == "0" }
      #expect(isPlain || number.text.prefix(5) != standIn.text.prefix(5), "seed \(seed)")
    }
  }

  @Test(
    arguments: [
      ("1234", "1234"), ("12 34", "1234"), ("000000", "000000"), ("98765", "00000"), ("  ", "  "),
      ("", ""), ("12345", "00000"), ("abc", "000"),
    ]
  )
  func `a code's stand-in has its length and its verdict`(_ code: String, _ expected: String) {
    var challenge = Challenge(prompt: ChallengePrompt(kind: .oneTimeCode))
    _ = challenge.handle(.edited(.paste(code)))
    #expect(challenge.codeStandIn == (code == "  " ? challenge.code.text : expected))
  }

  @Test(
    arguments: [
      ("12/30", "12/30"), ("12/2030", "12/30"), ("01/20", "01/20"), ("1", "1"),
      ("492912345678", "13/30"), ("12/34567", "12/30303"),
    ]
  )
  func `an expiry of more than four digits is replaced by one with the same verdict`(
    _ text: String,
    _ expected: String
  ) throws {
    let today = try #require(CalendarDay("2026-11-30"))
    var form = CardForm(today: today, numbers: published)
    form.move(to: .field(.expiry))
    form.apply(.paste(text))
    #expect(form.standIn(for: .expiry) == expected)
  }
}
