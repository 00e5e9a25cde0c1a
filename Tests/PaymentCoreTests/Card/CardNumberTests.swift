import PaymentCore
import Testing

struct CardNumberTests {
  @Test(arguments: NumberRow.separators + NumberRow.verdicts)
  func `A pasted text becomes digits and gets its verdict`(row: NumberRow) {
    var form = CardForm.empty
    form.apply(.paste(row.input))
    #expect(form.number.text == row.digits)
    #expect(form.cardNumber.text == row.digits)
    #expect(form.cardNumber.brand == row.brand)
    #expect(form.cardNumber.grouped == row.shown)
    #expect(form.cardNumber.verdict == row.verdict)
    #expect(form.notice(of: .number)?.isDropped != true)
  }

  @Test(arguments: NumberRow.separators + NumberRow.verdicts)
  func `The same keys one by one give the same`(row: NumberRow) {
    var form = CardForm.empty
    for scalar in row.input.unicodeScalars { form.apply(.type(scalar)) }
    #expect(form.cardNumber.text == row.digits)
    #expect(form.cardNumber.verdict == row.verdict)
  }

  @Test(arguments: CardBrand.allCases)
  func `Each scheme takes its own lengths and no other`(brand: CardBrand) {
    for count in 1...24 {
      let number = CardNumber.made(brand, count: count)
      guard count >= 8 else { continue }
      #expect(number.brand == brand)
      let longest = brand.lengths.max() ?? 0
      if count > longest {
        #expect(number.verdict == .tooLong(by: count - longest))
      } else {
        #expect(number.verdict == (brand.lengths.contains(count) ? .valid : .incomplete))
      }
      #expect(number.groupLengths.reduce(0, +) == count)
    }
  }

  @Test(arguments: CardBrand.allCases)
  func `A wrong check digit is said from the usual length on`(brand: CardBrand) {
    for count in brand.lengths {
      let right = CardNumber.made(brand, count: count)
      let last = right.digits[count - 1]
      let wrong = CardNumber(digits: right.digits.dropLast() + [(last + 1) % 10])
      #expect(!wrong.passesLuhn)
      if !brand.requiresLuhn {
        #expect(wrong.verdict == .valid)
      } else {
        #expect(wrong.verdict == (count < brand.usualLength ? .incomplete : .luhn))
      }
    }
  }

  @Test func `Each single wrong digit and each swap of neighbours fails Luhn`() {
    let digits = Array("4242424242424242".utf8.map { $0 - 0x30 })
    for place in digits.indices {
      for other in UInt8(0)...9 where other != digits[place] {
        var changed = digits
        changed[place] = other
        #expect(!CardNumber(digits: changed).passesLuhn)
      }
    }
    var swapped = digits
    swapped.swapAt(2, 3)
    #expect(!CardNumber(digits: swapped).passesLuhn)
  }

  @Test func `Only the last four digits are shown`() {
    #expect(CardNumber("378282246310005")?.lastFour == "0005")
    #expect(CardNumber("4242 4242") == nil)
    #expect(CardNumber("٤٢٤٢") == nil)
  }

  @Test func `A very long paste keeps 64 digits and counts the rest`() {
    var form = CardForm.empty
    form.apply(.paste(String(repeating: "4242 ", count: 20_000)))
    #expect(form.number.digits.count == 64)
    #expect(form.cardNumber.verdict == .tooLong(by: 45))
    #expect(form.notice(of: .number) == .dropped(80_000 - 64))
    #expect(form.shownProblem(of: .number) == .tooLong(by: 45))
  }
}

extension FieldNotice {
  var isDropped: Bool {
    if case .dropped = self { true } else { false }
  }
}
