/// What one cell shows, as plain bits: a character of up to six scalars.
///
/// A screen has thousands of cells that are copied and compared at each key, and a `Character`
/// would be counted each time. More scalars than six, which no terminal stacks in a cell, are left
/// out.
struct Glyph: Hashable, Sendable {
  /// The first three scalars, 21 bits each, the first one lowest.
  private var low: UInt64
  /// The next three.
  private var high: UInt64 = 0

  /// A glyph of one scalar.
  init(_ scalar: Unicode.Scalar) {
    low = UInt64(scalar.value)
  }

  /// The glyph of a character.
  init(_ character: Character) {
    low = 0
    for (index, scalar) in character.unicodeScalars.prefix(6).enumerated() {
      let bits = UInt64(scalar.value) << UInt64(index % 3 * 21)
      if index < 3 { low |= bits } else { high |= bits }
    }
  }

  /// The character.
  var character: Character {
    if high == 0, low >> 21 == 0 {
      return Character(scalar(0) ?? " ")
    }
    var scalars = String.UnicodeScalarView()
    for index in 0..<6 {
      guard let scalar = scalar(index), scalar.value != 0 || index == 0 else { break }
      scalars.append(scalar)
    }
    return String(scalars).first ?? " "
  }

  /// The scalars, without making a character of them.
  func forEachScalar(_ body: (Unicode.Scalar) -> Void) {
    for index in 0..<6 {
      guard let scalar = scalar(index), scalar.value != 0 || index == 0 else { return }
      body(scalar)
    }
  }

  private func scalar(_ index: Int) -> Unicode.Scalar? {
    let bits = (index < 3 ? low : high) >> UInt64(index % 3 * 21)
    return Unicode.Scalar(UInt32(bits & 0x1F_FFFF))
  }
}
