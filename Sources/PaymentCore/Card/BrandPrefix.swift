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
