/// The schemes that a number may still belong to, while its digits are typed.
public struct BrandCandidates: Hashable, Sendable {
  /// The candidates, in the order of `CardBrand`; empty if no scheme has such a number.
  public let brands: [CardBrand]

  /// Narrows the schemes down by the digits so far; the longest matching prefix wins.
  public init(digits: [UInt8]) {
    let matches = CardBrand.allCases.map { ($0, BrandCandidates.match($0, digits)) }
    let longest = matches.map(\.1.decided).max() ?? 0
    brands = matches.compactMap { brand, match in
      match.isOpen || (match.decided == longest && longest > 0) ? brand : nil
    }
  }

  /// The scheme, once only one is left.
  public var decided: CardBrand? {
    brands.count == 1 ? brands.first : nil
  }

  /// The longest prefix that the digits fully have, and whether a longer one may still come.
  private static func match(
    _ brand: CardBrand,
    _ digits: [UInt8]
  ) -> (decided: Int, isOpen: Bool) {
    var decided = 0
    var isOpen = false
    for range in brand.prefixes {
      let length = String(range.lowerBound).count
      let known = min(length, digits.count)
      let value = digits.prefix(known).reduce(0) { $0 * 10 + Int($1) }
      let unknown = (known..<length).reduce(1) { scale, _ in scale * 10 }
      guard (range.lowerBound / unknown...range.upperBound / unknown).contains(value) else {
        continue
      }
      if known == length {
        decided = max(decided, length)
      } else {
        isOpen = true
      }
    }
    return (decided, isOpen)
  }
}
