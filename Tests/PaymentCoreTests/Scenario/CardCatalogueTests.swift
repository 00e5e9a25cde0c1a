import PaymentCore
import Testing

struct CardCatalogueTests {
  /// A built-in card: its scheme, and the scenario that it brings.
  @Test(arguments: [
    ("4242424242424242", CardBrand.visa, "approved-captured"),
    ("5555555555554444", .mastercard, "approved-captured"),
    ("378282246310005", .americanExpress, "approved-captured"),
    ("4000000000003220", .visa, "challenge-code"),
    ("4000582600000045", .visa, "challenge-code"),
    ("4000582600000094", .visa, "challenge-bank-app"),
    ("4000582600000102", .visa, "challenge-choose-one"),
    ("4000582600000110", .visa, "challenge-choose-several"),
    ("4000000032200000", .visa, "frictionless"),
    ("4000008400001629", .visa, "challenge-then-declined"),
    ("4000008400001280", .visa, "3ds-unavailable"),
    ("4000000000000002", .visa, "rejected-by-bank"),
    ("4000000000009995", .visa, "no-funds"),
    ("4000000000000069", .visa, "invalid-cardno-expiry"),
    ("4000000000000127", .visa, "invalid-cvc"),
    ("4000000000000119", .visa, "provider-report"),
    ("4000000000006975", .visa, "limit-exceeded"),
    ("4100000000000019", .visa, "fraud-suspected"),
  ])
  func `Each test card brings its scenario`(number: String, brand: CardBrand, scenario: String)
    throws
  {
    let card = try #require(TestCard.builtIn.first { $0.number == number })
    #expect(card.brand == brand)
    #expect(card.scenario.name == scenario)
    #expect(CardCatalogue().scenario(for: number)?.name == scenario)
    #expect(CardNumber(number)?.verdict == .valid)
    #expect(card.scenario.scenario.flow == .card)
  }

  @Test func `No test card is missing from the table above and none is there twice`() {
    #expect(TestCard.builtIn.count == 18)
    let all = TestCard.builtIn.map(\.number) + TestCard.otherNumbers
    #expect(Set(all).count == all.count)
  }

  @Test(arguments: [
    ("4111111111111111", CardBrand.visa), ("4012888888881881", .visa), ("4222222222222", .visa),
    ("4444333322221111", .visa), ("4917610000000000003", .visa), ("4000056655665556", .visa),
    ("5105105105105100", .mastercard), ("5200828282828210", .mastercard),
    ("2223003122003222", .mastercard), ("5555444433331111", .mastercard),
    ("5454545454545454", .mastercard), ("371449635398431", .americanExpress),
    ("370000000000002", .americanExpress), ("6011111111111117", .discover),
    ("6011000990139424", .discover), ("3056930009020004", .dinersClub),
    ("36227206271667", .dinersClub), ("38520000023237", .dinersClub),
    ("30569309025904", .dinersClub), ("3530111333300000", .jcb), ("3566002020360505", .jcb),
    ("6200000000000005", .unionPay), ("6759649826438453", .maestro),
  ])
  func `Each other published number is accepted and approved`(number: String, brand: CardBrand) {
    let catalogue = CardCatalogue()
    #expect(catalogue.numbers.accepts(number))
    #expect(catalogue.scenario(for: number) == .builtIn(.approvedCaptured))
    #expect(CardNumber(number)?.brand == brand)
    #expect(CardNumber(number)?.verdict == .valid)
  }

  @Test func `No other published number is missing from the table above`() {
    #expect(TestCard.otherNumbers.count == 23)
  }

  @Test func `Numbers in no list are refused unless any card goes`() {
    #expect(!CardCatalogue().numbers.accepts("4000000000000010"))
    #expect(CardCatalogue(acceptsAnyCard: true).numbers.accepts("4000000000000010"))
    #expect(CardCatalogue(acceptsAnyCard: true).scenario(for: "4000000000000010") == nil)
    #expect(!CardCatalogue().numbers.accepts("4242 4242 4242 4242"))
    #expect(!CardCatalogue().numbers.accepts(""))
  }

  @Test func `One's own cards win over the built-in ones`() {
    let own = [
      TestCard(number: "4242424242424242", title: "Mine", scenario: .noFunds),
      TestCard(number: "4111111111111111", title: "Mine too", scenario: .invalidCvc),
    ]
    let catalogue = CardCatalogue(adding: own)
    #expect(catalogue.scenario(for: "4242424242424242") == .builtIn(.noFunds))
    #expect(catalogue.scenario(for: "4111111111111111") == .builtIn(.invalidCvc))
    #expect(catalogue.cards.filter { $0.number == "4242424242424242" }.count == 1)
    #expect(catalogue.cards.count == TestCard.builtIn.count + 1)
  }

  @Test func `Beginnings of published numbers are known`() {
    let catalogue = CardCatalogue()
    #expect(catalogue.numbers.hasNumber(beginningWith: ""))
    #expect(catalogue.numbers.hasNumber(beginningWith: "40005826"))
    #expect(catalogue.numbers.hasNumber(beginningWith: "6759649826438453"))
    #expect(!catalogue.numbers.hasNumber(beginningWith: "40005827"))
    #expect(!catalogue.numbers.hasNumber(beginningWith: "42424242424242424"))
  }
}
