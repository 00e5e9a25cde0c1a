extension CardNumber {
  /// A number that is judged alike and belongs to nobody: the scheme's prefix and zeros.
  ///
  /// It has as many digits, and is in none of the lists of `cards`. What this number begins with
  /// counts only as far as it tells the scheme.
  func standIn(cards: CardCatalogue) -> CardNumber {
    let longEnough = digits.count >= 5
    let prefixes = prefixes
    for likeness in Likeness.allCases {
      for prefix in prefixes {
        if longEnough, prefix.count >= 5, digits.starts(with: prefix.prefix(5)) { continue }
        if let found = alike(prefix, likeness, cards) { return found }
      }
      // Some schemes have a single prefix, which then has to do.
      if longEnough, let own = prefixes.last(where: digits.starts),
        let found = alike(own, likeness, cards)
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
    _ cards: CardCatalogue
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
        if number.verdict == .valid, cards.scenario(for: number) != nil { continue }
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
