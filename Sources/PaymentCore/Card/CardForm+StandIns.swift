extension CardForm {
  /// Whether what a field holds, and all that was typed for it, may be told to anybody.
  ///
  /// Only what is published may: test numbers as far as they are typed, and the simulator's own
  /// codes. An expiry is no secret as long as it can be no number in the wrong place.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - typed: All that was typed, in its order, deleted characters too.
  /// - Returns: Whether all of it may be told.
  package func isPublic(_ field: CardField, typed: String) -> Bool {
    let text = DigitText(typed)
    switch field {
    case .number:
      return text.dropped == 0 && cards.hasNumber(beginningWith: number.text)
        && cards.hasNumber(beginningWith: DigitText.ascii(text.digits))
    case .expiry:
      return expiry.expiry.digits.count <= 4 && text.digits.count <= 4
        && typed.unicodeScalars.allSatisfy {
          DigitText.digit($0) != nil || CardExpiry.isMark($0)
        }
    case .securityCode:
      let standIn = CardForm.securityCodeStandIn
      return text.dropped == 0 && standIn.starts(with: securityCode.digits)
        && standIn.starts(with: text.digits)
    case .name: return name.text.isEmpty && typed.isEmpty
    }
  }

  /// Whether a name, and all that was typed for it, is free of digits.
  package func isNameWithoutDigits(typed: String) -> Bool {
    (name.text + typed).unicodeScalars.allSatisfy { DigitText.digit($0) == nil }
  }

  /// A text to be typed for what a field holds: it is judged alike, and tells nothing.
  package func standIn(for field: CardField) -> String {
    switch field {
    case .number:
      cards.hasNumber(beginningWith: number.text)
        ? number.text : cardNumber.standIn(cards: cards).text
    case .expiry: expiryStandIn
    case .securityCode:
      DigitText.ascii(
        Array(CardForm.securityCodeStandIn.prefix(securityCode.digits.count))
      )
    case .name: nameStandIn
    }
  }

  /// The code that choosing a test card fills in, and zeros for what is too long.
  private static let securityCodeStandIn: [UInt8] = [1, 2, 3, 4] + Array(repeating: 0, count: 12)

  private var expiryStandIn: String {
    let expiry = expiry.expiry
    if expiry.digits.count <= 4 { return expiry.text }
    let verdict = expiry.verdict(today: today)
    let years = [4, 30, -1].map { (today.year + $0) % 100 }
    let texts = years.map { "12/" + DigitText.ascii([UInt8($0 / 10), UInt8($0 % 10)]) }
    return (texts + ["13/30", "12/30303", "12/3"]).first { text in
      CardExpiry.pasted(text).expiry.verdict(today: today) == verdict
    } ?? ""
  }

  private var nameStandIn: String {
    switch CardholderName.problem(of: name.text) {
    case .required: name.text.isEmpty ? "" : " "
    case .digitsOnly: "0000"
    case .tooLong(let excess): String(repeating: "J", count: CardholderName.longest + excess)
    case nil, .incomplete, .luhn, .unknownBrand, .unpublishedNumber, .invalidMonth, .expired,
      .tooFarAhead, .notADate:
      "Jane Doe"
    }
  }
}
