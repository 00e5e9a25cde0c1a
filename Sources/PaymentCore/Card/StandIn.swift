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
      return text.dropped == 0 && numbers.hasNumber(beginningWith: number.text)
        && numbers.hasNumber(beginningWith: DigitText.ascii(text.digits))
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
      numbers.hasNumber(beginningWith: number.text)
        ? number.text : cardNumber.standIn(outside: numbers).text
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

extension CardNumber {
  /// A number that is judged alike and belongs to nobody: the scheme's prefix and zeros.
  ///
  /// It has as many digits, and is not in `published`. What this number begins with
  /// counts only as far as it tells the scheme.
  func standIn(outside published: PublishedNumbers) -> CardNumber {
    let longEnough = digits.count >= 5
    let prefixes = prefixes
    for likeness in Likeness.allCases {
      for prefix in prefixes {
        if longEnough, prefix.count >= 5, digits.starts(with: prefix.prefix(5)) { continue }
        if let found = alike(prefix, likeness, published) { return found }
      }
      // Some schemes have a single prefix, which then has to do.
      if longEnough, let own = prefixes.last(where: digits.starts),
        let found = alike(own, likeness, published)
      {
        return found
      }
    }
    return CardNumber(digits: Array(repeating: 0, count: digits.count))
  }

  /// How alike the stand-in is; less is asked once more cannot be had.
  private enum Likeness: CaseIterable {
    /// The same candidates for the scheme, and the same verdict.
    case candidates
    /// The same scheme, decided or not, and the same verdict.
    case brand
    /// The same verdict.
    case verdict
  }

  private func alike(
    _ prefix: [UInt8],
    _ likeness: Likeness,
    _ published: PublishedNumbers
  ) -> CardNumber? {
    let room = digits.count - prefix.count
    for filling in 0..<(room > 2 ? 100 : 1) {
      var digits = prefix + Array(repeating: 0, count: room)
      if room > 2 {
        digits[digits.count - 3] = UInt8(filling / 10)
        digits[digits.count - 2] = UInt8(filling % 10)
      }
      for last in 0..<(room > 0 ? 10 : 1) {
        if room > 0 { digits[digits.count - 1] = UInt8(last) }
        let number = CardNumber(digits: digits)
        guard resembles(number, likeness) else {
          // Only the last digits are tried; the scheme comes from the first ones.
          if room > 8, number.candidates != candidates, likeness == .candidates { return nil }
          continue
        }
        if number.verdict == .valid, published.contains(number) { continue }
        return number
      }
    }
    return nil
  }

  private func resembles(_ other: CardNumber, _ likeness: Likeness) -> Bool {
    guard other.verdict == verdict else { return false }
    if verdict == .valid, other.passesLuhn != passesLuhn { return false }
    return switch likeness {
    case .candidates: other.candidates == candidates
    case .brand: other.brand == brand
    case .verdict: true
    }
  }

  /// What numbers can begin with, short ones first: all schemes' prefixes and their beginnings.
  ///
  /// A beginning of five digits or more could be a real number's, so those are only whole
  /// prefixes. Of one length those come first that begin as this number does.
  private var prefixes: [[UInt8]] {
    let all = CardNumber.allPrefixes.filter { $0.count <= digits.count }
    return all.filter { $0.isEmpty }
      + (1...8).flatMap { count in
        let some = all.filter { $0.count == count }
        return some.filter { $0.first == digits.first } + some.filter { $0.first != digits.first }
      }
  }

  private static let allPrefixes: [[UInt8]] = {
    var prefixes: Set<[UInt8]> = [[], [9], [0]]
    for range in CardBrand.allCases.flatMap(\.prefixes) {
      for bound in [range.lowerBound, range.upperBound] {
        let digits = String(bound).utf8.map { $0 - 0x30 }
        for count in 1...digits.count where count < 5 || count == digits.count {
          prefixes.insert(Array(digits.prefix(count)))
        }
      }
    }
    return prefixes.sorted { $0.lexicographicallyPrecedes($1) }
  }()
}
