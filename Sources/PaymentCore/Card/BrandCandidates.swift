/// The schemes that a number may still belong to, while its digits are typed.
package struct BrandCandidates: Hashable, Sendable {
  /// One bit for each scheme, in the order of `CardBrand`.
  private let bits: UInt16

  /// Narrows the schemes down by the digits so far, each 0 to 9.
  ///
  /// While a longer prefix may still be completed, all that fit are candidates; then the longest
  /// one decides.
  package init(digits: [UInt8]) {
    guard let first = digits.first else {
      bits = BrandCandidates.everyBit
      return
    }
    let known = min(digits.count, BrandPrefix.longest)
    let numbers = BrandPrefix.padded(digits.prefix(known).reduce(0) { $0 * 10 + Int($1) }, known)
    var open: UInt16 = 0
    var complete: UInt16 = 0
    var longest: UInt16 = 0
    var length = 0
    for prefix in BrandPrefix.byFirstDigit[Int(first)] where prefix.numbers.overlaps(numbers) {
      if prefix.length > known {
        open |= prefix.bit
        continue
      }
      complete |= prefix.bit
      if prefix.length > length {
        length = prefix.length
        longest = 0
      }
      if prefix.length == length { longest |= prefix.bit }
    }
    bits = open & ~complete == 0 ? longest : open | complete
  }

  /// The candidates, in the order of `CardBrand`; empty if no scheme has such a number.
  package var brands: [CardBrand] {
    CardBrand.allCases.enumerated().filter { bits & (1 << $0.offset) != 0 }.map(\.element)
  }

  /// Whether no scheme has such a number.
  package var isEmpty: Bool { bits == 0 }

  /// The scheme, once only one is left.
  package var decided: CardBrand? {
    bits.nonzeroBitCount == 1 ? first : nil
  }

  /// The first candidate, whose grouping a number has on the screen until one is decided.
  var first: CardBrand? {
    isEmpty ? nil : BrandCandidates.order[bits.trailingZeroBitCount]
  }

  /// The most digits that a number of any candidate has.
  var longestLength: Int {
    var rest = bits
    var longest = 0
    while rest != 0 {
      longest = max(longest, BrandCandidates.longestLengths[rest.trailingZeroBitCount])
      rest &= rest - 1
    }
    return longest
  }

  private static let order = CardBrand.allCases
  private static let everyBit = UInt16(1 << order.count - 1)
  private static let longestLengths = order.map { $0.lengths.max() ?? 0 }
}

/// A range of leading digits that belongs to one scheme, in a form that is quick to compare.
struct BrandPrefix {
  /// How many digits the longest prefix has.
  static let longest = 8
  /// The prefixes of all schemes, by their first digit.
  static let byFirstDigit: [[BrandPrefix]] = {
    let all = CardBrand.allCases.enumerated().flatMap { index, brand in
      brand.prefixes.map { BrandPrefix($0, bit: 1 << index) }
    }
    return (0...9).map { digit in all.filter { $0.numbers.overlaps(padded(digit, 1)) } }
  }()

  /// The numbers of `longest` digits that begin this way.
  let numbers: ClosedRange<Int>
  /// How many digits the prefix has.
  let length: Int
  /// The scheme's bit in a set of candidates.
  let bit: UInt16

  private init(_ prefixes: ClosedRange<Int>, bit: UInt16) {
    length = String(prefixes.lowerBound).count
    let first = BrandPrefix.padded(prefixes.lowerBound, length).lowerBound
    let last = BrandPrefix.padded(prefixes.upperBound, length).upperBound
    numbers = first...last
    self.bit = bit
  }

  /// The numbers of `longest` digits that begin with the `count` digits of `value`.
  static func padded(_ value: Int, _ count: Int) -> ClosedRange<Int> {
    let scale = (count..<longest).reduce(1) { scale, _ in scale * 10 }
    return value * scale...value * scale + scale - 1
  }
}
