/// What a digits-only field makes of typed or pasted text.
struct DigitText {
  /// The digits, each 0 to 9, digits of other scripts transliterated.
  private(set) var digits: [UInt8] = []
  /// How many characters were neither digits nor separators.
  private(set) var dropped = 0

  init(_ text: String) {
    for scalar in text.unicodeScalars {
      if let digit = DigitText.digit(scalar) {
        digits.append(digit)
      } else if !DigitText.isSeparator(scalar) {
        dropped += 1
      }
    }
  }

  /// The value of a decimal digit of any script; nil for anything else.
  static func digit(_ scalar: Unicode.Scalar) -> UInt8? {
    if scalar.isASCII {
      return ("0"..."9").contains(scalar) ? UInt8(scalar.value - 0x30) : nil
    }
    guard scalar.properties.numericType == .decimal else { return nil }
    return scalar.properties.numericValue.map { UInt8($0) }
  }

  /// White space, hyphens and dashes of any kind, and what shows nothing at all.
  static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .dashPunctuation, .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format,
      .nonspacingMark:
      true
    default: scalar == "\u{2212}"
    }
  }
}
