/// The digits of a card number field (the PAN), as far as they have been typed.
package struct CardNumber: Hashable, Sendable {
  /// How the field judges its digits.
  package enum Verdict: Hashable, Sendable {
    /// Nothing typed.
    case empty
    /// More digits can make it valid.
    case incomplete
    /// A permitted length and a right check digit.
    case valid
    /// A permitted length and a wrong check digit.
    case luhn
    /// More digits than the scheme's longest number; by how many.
    case tooLong(by: Int)
    /// No scheme has numbers that begin this way.
    case unknownBrand
  }

  /// The digits, each 0 to 9.
  package let digits: [UInt8]
  /// The schemes that the number may belong to.
  package let candidates: BrandCandidates
  /// How the field judges the digits.
  package let verdict: Verdict

  /// Makes a number of digits that are each 0 to 9.
  package init(digits: [UInt8]) {
    self.digits = digits
    candidates = BrandCandidates(digits: digits)
    verdict = CardNumber.verdict(on: digits, candidates)
  }

  /// Makes a number of a text of ASCII digits; nil if it has anything else.
  package init?(_ text: String) {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    self.init(digits: text.utf8.map { $0 - 0x30 })
  }

  /// The scheme, once it is certain.
  package var brand: CardBrand? { candidates.decided }

  /// The digits as text, without separators.
  package var text: String { DigitText.ascii(digits) }

  /// The last four digits, which may be shown and printed.
  package var lastFour: String { String(text.suffix(4)) }

  /// Whether the last digit is the right check digit for the others.
  ///
  /// Source: ISO/IEC 7812-1, annex B.
  package var passesLuhn: Bool { CardNumber.passesLuhn(digits) }

  /// How many digits stand together on the screen, from the left; their sum is the digit count.
  package var groupLengths: [Int] {
    let brand = candidates.first
    var rest = digits.count
    var lengths: [Int] = []
    for group in brand?.groups(count: digits.count) ?? [] where rest > 0 {
      lengths.append(min(group, rest))
      rest -= min(group, rest)
    }
    while rest > 0 {
      lengths.append(min(4, rest))
      rest -= min(4, rest)
    }
    return lengths
  }

  /// The digits in groups with a space between, such as "4242 4242 4242 4242".
  package var grouped: String {
    var rest = text[...]
    return groupLengths.map { length in
      defer { rest = rest.dropFirst(length) }
      return String(rest.prefix(length))
    }.joined(separator: " ")
  }

  private static func verdict(on digits: [UInt8], _ candidates: BrandCandidates) -> Verdict {
    guard !digits.isEmpty else { return .empty }
    guard !candidates.isEmpty else { return .unknownBrand }
    let longest = candidates.longestLength
    guard digits.count <= longest else { return .tooLong(by: digits.count - longest) }
    guard let brand = candidates.decided, brand.lengths.contains(digits.count) else {
      return .incomplete
    }
    if !brand.requiresLuhn || passesLuhn(digits) { return .valid }
    return digits.count < brand.usualLength ? .incomplete : .luhn
  }

  private static func passesLuhn(_ digits: [UInt8]) -> Bool {
    var sum = 0
    for (place, digit) in digits.reversed().enumerated() {
      let weighted = Int(digit) * (place.isMultiple(of: 2) ? 1 : 2)
      sum += weighted > 9 ? weighted - 9 : weighted
    }
    return !digits.isEmpty && sum.isMultiple(of: 10)
  }
}
