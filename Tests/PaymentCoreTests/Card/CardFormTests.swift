import PaymentCore
import Testing

struct CardFormTests {
  private static func filled(_ number: String = "4242424242424242") -> CardForm {
    var form = CardForm.empty
    form.fill(CardEntry(number: number, today: .lastOfNovember))
    return form
  }

  @Test func `An empty form may not be sent and says what it needs`() {
    var form = CardForm.empty
    #expect(CardField.allCases.allSatisfy { form.shownProblem(of: $0) == nil })
    let isSent = form.submit()
    #expect(!isSent)
    #expect(CardField.allCases.allSatisfy { form.shownProblem(of: $0) == .required })
    #expect(form.focus == .field(.number))
  }

  @Test func `The focus goes to the first field that objects`() {
    var form = CardFormTests.filled()
    form.move(to: .field(.securityCode))
    form.apply(.deleteToStart)
    form.move(to: .pay)
    let isSent = form.submit()
    #expect(!isSent)
    #expect(form.focus == .field(.securityCode))
    form.type("007")
    let isSentAgain = form.submit()
    #expect(isSentAgain)
  }

  @Test func `A wrong check digit is said on leaving and hushed by the next key`() {
    var form = CardForm.empty
    form.type("4242424242424241")
    #expect(form.shownProblem(of: .number) == nil)
    form.moveFocus(forward: true)
    #expect(form.shownProblem(of: .number) == .luhn)
    form.moveFocus(forward: false)
    form.apply(.moveLeft)
    #expect(form.shownProblem(of: .number) == .luhn)
    form.apply(.deleteForward)
    #expect(form.shownProblem(of: .number) == nil)
    form.type("2")
    form.moveFocus(forward: true)
    #expect(form.shownProblem(of: .number) == nil)
  }

  @Test func `A valid number in no published list is refused`() {
    var form = CardFormTests.filled("4000000000000010")
    #expect(form.cardNumber.verdict == .valid)
    #expect(form.problem(of: .number) == .unpublishedNumber)
    let isSent = form.submit()
    #expect(!isSent)
    #expect(form.shownProblem(of: .number) == .unpublishedNumber)
    let any = CardCatalogue(acceptsAnyCard: true).numbers
    form = CardForm(today: .lastOfNovember, numbers: any)
    form.fill(CardEntry(number: "4000000000000010", today: .lastOfNovember))
    let isSentAgain = form.submit()
    #expect(isSentAgain)
  }

  @Test func `With its check off the form still refuses unpublished numbers`() {
    let numbers = CardCatalogue().numbers
    var form = CardForm(today: .lastOfNovember, numbers: numbers, checksFields: false)
    form.fill(CardEntry(number: "4000000000000010", today: .lastOfNovember))
    let isSent = form.submit()
    #expect(!isSent)
    #expect(form.shownProblem(of: .number) == .unpublishedNumber)
    form.fill(CardEntry(number: "4242424242424241", expiry: "13/30", securityCode: "1", name: ""))
    let isSentAgain = form.submit()
    #expect(isSentAgain)
    #expect(form.shownProblem(of: .expiry) == nil)
    #expect(form.fieldCheck == .several)
  }

  @Test(arguments: [
    ("4242424242424242", "12", FieldProblem?.some(.incomplete)), ("4242424242424242", "000", nil),
    ("4242424242424242", "1234", .tooLong(by: 1)), ("378282246310005", "123", .incomplete),
    ("378282246310005", "0007", nil), ("378282246310005", "12345", .tooLong(by: 1)),
    ("", "123", nil), ("", "1234", nil), ("", "12345", .tooLong(by: 1)), ("", "", .required),
  ])
  func `The security code has the scheme's length`(
    number: String,
    code: String,
    problem: FieldProblem?
  ) {
    var form = CardForm.empty
    form.type(number)
    form.move(to: .field(.securityCode))
    form.type(code)
    #expect(form.problem(of: .securityCode) == problem)
    #expect(form.securityCode.text == code)
  }

  @Test func `A paste never submits and Enter is what goes on`() {
    var form = CardForm.empty
    form.apply(.paste("4242424242424242\n12/30\n"))
    #expect(form.focus == .field(.number))
  }

  @Test func `The focus goes round`() {
    var form = CardForm.empty
    form.moveFocus(forward: false)
    #expect(form.focus == .pay)
    for _ in 0..<5 { form.moveFocus(forward: true) }
    #expect(form.focus == .pay)
    form.apply(.type("4"))
    #expect(form.isEmpty(.number))
  }

  @Test(arguments: TestCard.builtIn)
  func `A test card fills the form so that it may be sent`(card: TestCard) {
    var form = CardFormTests.filled(card.number)
    #expect(form.focus == .pay)
    #expect(CardField.allCases.allSatisfy { form.problem(of: $0) == nil })
    let isSent = form.submit()
    #expect(isSent)
  }

  @Test func `Letters in a name are kept, control characters are not`() {
    var form = CardForm.at(.name)
    form.apply(.paste("\tJõgeva \u{1B}[31mŽofie\u{7} O’Neill-Šť\n"))
    #expect(form.name.text == "Jõgeva [31mŽofie O’Neill-Šť")
    #expect(form.notice(of: .name) == .dropped(2))
    form.apply(.paste(String(repeating: "é", count: 2_000)))
    #expect(form.name.text.count == 1_024)
    #expect(form.problem(of: .name) == .tooLong(by: 1_024 - 255))
  }
}
