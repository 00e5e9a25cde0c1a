/// How many cells text takes on a terminal.
///
/// The widths are those of Unicode's East Asian Width, by which terminals and the C library go;
/// the C library itself is not asked, so that a screen is the same everywhere.
package enum TextWidth {
  /// The cells of one character: 0, 1 or 2.
  ///
  /// A flag, or a letter of several spacing signs, adds up to two cells; so does a family of emoji.
  package static func columns(of character: Character) -> Int {
    if let ascii = character.asciiValue {
      return ascii >= 0x20 && ascii < 0x7F ? 1 : 0
    }
    var width = 0
    for scalar in character.unicodeScalars {
      width += columns(of: scalar)
      if width >= 2 { return 2 }
    }
    return width
  }

  /// The cells of a line of text.
  package static func columns(of text: String) -> Int {
    if isPrintableASCII(text) { return text.utf8.count }
    if isPlain(text) { return text.unicodeScalars.count }
    return text.reduce(0) { $0 + columns(of: $1) }
  }

  /// Whether each byte is a printable ASCII character, which takes one cell.
  static func isPrintableASCII(_ text: String) -> Bool {
    for byte in text.utf8 where byte < 0x20 || byte >= 0x7F { return false }
    return true
  }

  /// Whether each scalar is plain.
  static func isPlain(_ text: String) -> Bool {
    for scalar in text.unicodeScalars where !isPlain(scalar) { return false }
    return true
  }

  /// Whether a scalar is a character of its own that takes one cell: a letter of the Latin
  /// alphabet, or one of the signs and lines that screens are drawn with.
  package static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value < 0x7F { return value >= 0x20 }
    if value < 0x300 { return value >= 0xA0 && value != 0xAD }
    return switch value {
    case 0x2010...0x2027, 0x2190...0x2199, 0x2500...0x25FC, 0x2713...0x2718: true
    default: false
    }
  }

  /// The cells of one scalar: 0 for controls and marks, 2 for wide ones.
  static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20..<0x7F: 1
    case 0x00..<0xA0: 0
    case 0xA0..<0x300: 1
    // The vowels and final consonants of Korean syllables written in parts.
    case 0x1160...0x11FF, 0xD7B0...0xD7FB: 0
    case 0x2500...0x257F: 1
    default: isInvisible(scalar) ? 0 : isWide(scalar.value) ? 2 : 1
    }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .lineSeparator, .paragraphSeparator:
      true
    case .format:
      // Some number signs of Arabic and Syriac are of this category, but seen.
      !(0x600...0x605).contains(scalar.value) && ![0x6DD, 0x70F, 0x8E2].contains(scalar.value)
    default:
      false
    }
  }

  private static func isWide(_ value: UInt32) -> Bool {
    guard value >= 0x1100 else { return false }
    var low = 0
    var high = wideRanges.count
    while low < high {
      let middle = (low + high) / 2
      if wideRanges[middle].upperBound < value {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < wideRanges.count && wideRanges[low].contains(value)
  }
}
