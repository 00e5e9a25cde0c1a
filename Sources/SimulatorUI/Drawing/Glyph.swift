/// What one cell shows, as plain bits: a character of up to five scalars.
///
/// A screen has thousands of cells that are copied and compared at each key, and a `Character`
/// would be counted each time. A terminal stacks no more than five scalars in a cell (ncurses'
/// `CCHARW_MAX`); the others are left out.
struct Glyph: Hashable, Sendable {
  /// The most scalars that are kept.
  static let mostScalars = 5

  /// The first three scalars, 21 bits each, the first one lowest.
  private var low: UInt64
  /// The lower bits of the next two.
  private var middle: UInt32 = 0
  /// The upper bits of those two.
  private var high: UInt16 = 0

  /// A glyph of one scalar.
  init(_ scalar: Unicode.Scalar) {
    low = UInt64(scalar.value)
  }

  /// The glyph of a character.
  init(_ character: Character) {
    low = 0
    var rest: UInt64 = 0
    var index = 0
    for scalar in character.unicodeScalars {
      guard index < Self.mostScalars else { break }
      let bits = UInt64(scalar.value) << UInt64(index % 3 * 21)
      if index < 3 { low |= bits } else { rest |= bits }
      index += 1
    }
    middle = UInt32(truncatingIfNeeded: rest)
    high = UInt16(truncatingIfNeeded: rest >> 32)
  }

  static func == (left: Glyph, right: Glyph) -> Bool {
    left.low == right.low && left.middle == right.middle && left.high == right.high
  }

  /// The only scalar; nil if there are several.
  var scalar: Unicode.Scalar? {
    low >> 21 == 0 ? Unicode.Scalar(UInt32(truncatingIfNeeded: low)) : nil
  }

  /// The character.
  var character: Character {
    if let scalar { return Character(scalar) }
    var scalars = String.UnicodeScalarView()
    forEachScalar { scalars.append($0) }
    return String(scalars).first ?? " "
  }

  /// The scalars, without making a character of them.
  func forEachScalar(_ body: (Unicode.Scalar) -> Void) {
    if let scalar { return body(scalar) }
    let rest = UInt64(middle) | UInt64(high) << 32
    var index = 0
    while index < Self.mostScalars {
      let bits = (index < 3 ? low : rest) >> UInt64(index % 3 * 21)
      guard let scalar = Unicode.Scalar(UInt32(bits & 0x1F_FFFF)), scalar.value != 0 || index == 0
      else { return }
      body(scalar)
      index += 1
    }
  }
}
