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
