import PaymentCore
import Testing

struct DigitFieldTests {
  @Test(arguments: [
    ("4242", [FieldEdit.moveLeft, .type("9")], "42492", 4),
    ("4242", [.moveToStart, .type("9")], "94242", 1),
    ("4242", [.moveLeft, .moveLeft, .deleteBackward], "442", 1),
    ("4242", [.moveToStart, .deleteForward], "242", 0),
    ("4242", [.moveLeft, .paste("11-1")], "4241112", 6),
    ("4242", [.moveLeft, .deleteToStart], "2", 0),
    ("4242", [.moveLeft, .deleteToEnd], "424", 3),
    ("4242", [.moveLeft, .deleteWordBackward], "2", 0),
    ("4242", [.moveWordLeft, .deleteBackward], "4242", 0),
    ("4242", [.moveRight, .deleteForward], "4242", 4),
    ("4242", [.moveToStart, .moveLeft, .moveRight, .moveRight], "4242", 2),
    ("4242", [.moveWordLeft, .moveWordRight, .type(" ")], "4242", 4),
  ])
  func `Edits in the middle keep the caret with its digit`(
    digits: String,
    edits: [FieldEdit],
    text: String,
    caret: Int
  ) {
    var form = CardForm.empty
    form.type(digits)
    for edit in edits { form.apply(edit) }
    #expect(form.number.text == text)
    #expect(form.number.caret == caret)
    #expect(form.cardNumber.text == text)
  }

  @Test func `A paste over a shorter number is taken whole`() {
    var form = CardForm.empty
    form.type("38520000023237")
    form.apply(.deleteToStart)
    form.apply(.paste("378282246310005"))
    #expect(form.cardNumber.verdict == .valid)
    form.apply(.paste("4242424242424242"))
    #expect(form.number.text == "3782822463100054242424242424242")
    #expect(form.cardNumber.verdict == .tooLong(by: 16))
    #expect(form.shownProblem(of: .number) == .tooLong(by: 16))
  }

  @Test(arguments: [
    ("4242x4242", 1), ("4242_4242", 1), ("4242.4242", 1), ("card: 4242", 5), ("👩‍👩‍👧4242👍🏽", 2),
    ("é4", 1),
    ("e\u{301}4", 1), ("🇪🇪42", 1), ("4²½Ⅳ", 3), ("४२४२", 0), ("42\u{0}42\u{1B}", 0), ("漢字", 2),
    ("4\u{93E}2", 1),
  ])
  func `Characters that are neither digits nor separators are counted`(text: String, count: Int) {
    var form = CardForm.empty
    form.apply(.paste(text))
    #expect(form.notice(of: .number) == (count > 0 ? .dropped(count) : nil))
    form.apply(.type("1"))
    #expect(form.notice(of: .number) == nil)
    form.apply(.type("x"))
    #expect(form.notice(of: .number) == .dropped(1))
  }

  @Test func `Backspace goes over separators and then to the field before`() {
    var form = CardForm.at(.securityCode)
    form.type("12")
    form.apply(.deleteBackward)
    form.apply(.deleteBackward)
    #expect(form.focus == .field(.securityCode))
    form.apply(.deleteBackward)
    #expect(form.focus == .field(.expiry))
  }

  @Test func `Any edits keep the caret within the digits`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("DigitFieldTests seed: \(seed)")
    var numbers = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      var form = CardForm.empty
      for _ in 0..<40 {
        form.apply(.random(using: &numbers))
        #expect((0...form.number.digits.count).contains(form.number.caret), "seed \(seed)")
        #expect(form.cardNumber == CardNumber(digits: form.number.digits), "seed \(seed)")
        #expect(form.number.digits.allSatisfy { $0 < 10 }, "seed \(seed)")
      }
    }
  }
}
