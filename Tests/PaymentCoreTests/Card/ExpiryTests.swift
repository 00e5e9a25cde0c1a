import PaymentCore
import Testing

struct ExpiryTests {
  @Test(arguments: ExpiryRow.pastes)
  func `A paste into the empty field is read as a whole`(row: ExpiryRow) {
    var form = CardForm.at(.expiry)
    form.apply(.paste(row.input))
    expect(form.expiry, row)
  }

  @Test(arguments: ExpiryRow.keys)
  func `Keys come one by one`(row: ExpiryRow) {
    var form = CardForm.at(.expiry)
    for scalar in row.input.unicodeScalars {
      form.apply(scalar == "‹" ? .deleteBackward : .type(scalar))
    }
    expect(form.expiry, row)
  }

  private func expect(_ field: ExpiryField, _ row: ExpiryRow) {
    #expect(field.expiry.text == row.shown)
    #expect(field.expiry.verdict(today: .lastOfNovember) == row.verdict)
    #expect(field.caret == field.expiry.digits.count)
    #expect(field.caretInText == row.shown.count)
  }

  @Test(arguments: [
    ("13", FieldProblem.invalidMonth), ("00", .invalidMonth), ("12/46", .tooFarAhead),
    ("10/26", .expired),
  ])
  func `What no key can mend is said at once`(keys: String, problem: FieldProblem) {
    var form = CardForm.at(.expiry)
    form.type(keys)
    #expect(form.shownProblem(of: .expiry) == problem)
  }

  @Test(arguments: ["1", "9", "12/", "12/2", "12/20", "01/202"])
  func `What more keys may mend is said on leaving the field`(keys: String) {
    var form = CardForm.at(.expiry)
    form.type(keys)
    #expect(form.shownProblem(of: .expiry) == nil)
    form.moveFocus(forward: true)
    #expect(form.shownProblem(of: .expiry) == (keys == "12/20" ? .expired : .incomplete))
  }

  @Test func `A whole year takes no digit in its middle`() {
    var form = CardForm.at(.expiry)
    form.type("12/20")
    form.apply(.moveToStart)
    form.type("0")
    #expect(form.expiry.expiry.text == "12/20")
    #expect(form.notice(of: .expiry) == .dropped(1))
  }

  @Test func `The caret stays with its digit in the middle`() {
    var form = CardForm.at(.expiry)
    form.type("12/27")
    form.apply(.moveToStart)
    #expect(form.expiry.caretInText == 0)
    form.apply(.moveRight)
    #expect(form.expiry.caretInText == 1)
    form.apply(.moveRight)
    #expect(form.expiry.caretInText == 3)
    form.apply(.deleteBackward)
    #expect(form.expiry.expiry.text == "12/7")
    #expect(form.expiry.caretInText == 1)
    form.type("1")
    #expect(form.expiry.expiry.text == "11/27")
    #expect(form.expiry.caretInText == 3)
    form.apply(.deleteForward)
    form.type("3")
    #expect(form.expiry.expiry.text == "11/37")
  }

  @Test func `A paste into a field with a month fills the year in`() {
    var form = CardForm.at(.expiry)
    form.type("1")
    form.apply(.paste("/2027"))
    #expect(form.expiry.expiry.text == "01/27")
    form.apply(.paste("12/30"))
    #expect(form.expiry.expiry.text == "01/27")
    #expect(form.notice(of: .expiry) == .dropped(4))
  }

  @Test func `A very long paste keeps 16 digits and counts the rest`() {
    var form = CardForm.at(.expiry)
    form.apply(.paste("01" + String(repeating: "9", count: 10_000)))
    #expect(form.expiry.expiry.digits.count == 16)
    #expect(form.shownProblem(of: .expiry) == .notADate)
    #expect(form.notice(of: .expiry) == .dropped(10_002 - 16))
  }

  @Test(arguments: [
    ("2026-11-30", "11/26", CardExpiry.Verdict.valid), ("2026-12-01", "11/26", .expired),
    ("2026-12-31", "12/26", .valid), ("2027-01-01", "12/26", .expired),
    ("2028-02-29", "02/28", .valid), ("2028-03-01", "02/28", .expired),
    ("2026-06-10", "06/26", .valid), ("2026-12-01", "12/46", .valid),
    ("2026-12-01", "01/47", .tooFar), ("2026-01-01", "01/46", .valid),
    ("2097-01-01", "12/01", .valid), ("2097-01-01", "12/96", .expired),
    ("2097-01-01", "12/2101", .valid), ("1999-12-31", "12/05", .valid),
  ])
  func `A card is good to the end of its month`(
    today: String,
    text: String,
    verdict: CardExpiry.Verdict
  ) throws {
    let today = try #require(CalendarDay(today))
    var form = CardForm(today: today, numbers: CardCatalogue().numbers)
    form.move(to: .field(.expiry))
    form.apply(.paste(text))
    #expect(form.expiry.expiry.verdict(today: today) == verdict)
  }

  @Test func `Any edits keep the caret within the digits`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("ExpiryTests seed: \(seed)")
    var numbers = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      var form = CardForm.at(.expiry)
      for _ in 0..<40 {
        form.apply(.random(using: &numbers))
        form.move(to: .field(.expiry))
        let field = form.expiry
        #expect((0...field.expiry.digits.count).contains(field.caret), "seed \(seed)")
        #expect((0...field.expiry.text.count).contains(field.caretInText), "seed \(seed)")
        #expect(field.expiry.digits.count <= CardExpiry.capacity, "seed \(seed)")
      }
    }
  }
}
