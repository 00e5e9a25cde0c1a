extension CardExpiry {
  /// Reads a whole pasted text: month and year in either order, with any separator or none.
  ///
  /// - Parameter text: Such as "1/27", "01-2027", "2027-01" or "0127".
  /// - Returns: The field, and how many characters were dropped.
  static func pasted(_ text: String) -> (expiry: CardExpiry, dropped: Int) {
    var groups: [[UInt8]] = [[]]
    var dropped = 0
    for scalar in text.unicodeScalars {
      if let digit = DigitText.digit(scalar) {
        groups[groups.count - 1].append(digit)
      } else if !DigitText.isInvisible(scalar) {
        dropped += isMark(scalar) ? 0 : 1
        groups.append([])
      }
    }
    let endsWithMark = groups.count > 1 && groups.last == []
    groups.removeAll(where: \.isEmpty)
    var digits =
      switch groups.count {
      case 0: [UInt8]()
      case 1: endsWithMark && groups[0].count == 1 ? [0] + groups[0] : ungrouped(groups[0])
      default: grouped(groups[0], Array(groups[1...].joined()))
      }
    if digits.count > capacity {
      dropped += digits.count - capacity
      digits = Array(digits.prefix(capacity))
    }
    return (CardExpiry(digits: digits), dropped)
  }

  /// Whether a character parts a month from a year.
  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    let marks: [Unicode.Scalar] = ["/", ".", "\\", "\u{2044}", "\u{2215}", "\u{FF0F}", "\u{FF0E}"]
    return DigitText.isSeparator(scalar) || marks.contains(scalar)
  }

  private static func grouped(_ first: [UInt8], _ second: [UInt8]) -> [UInt8] {
    let (month, year) = first.count == 4 ? (second, first) : (first, second)
    return month.count == 1 ? [0] + month + year : month + year
  }

  private static func ungrouped(_ digits: [UInt8]) -> [UInt8] {
    let startsMonth = digits.count > 1 && (1...12).contains(Int(digits[0]) * 10 + Int(digits[1]))
    switch digits.count {
    case 1: return digits[0] >= 2 ? [0] + digits : digits
    case 3: return digits[0] == 0 ? digits : [0] + digits
    case 5:
      let isWholeMonth = startsMonth && digits[2...3] == [2, 0]
      return isWholeMonth || digits[1...2] != [2, 0] ? digits : [0] + digits
    case 6:
      let isYearFirst = !startsMonth && digits[0...1] == [2, 0]
      return isYearFirst ? Array(digits[4...] + digits[..<4]) : digits
    default: return digits
    }
  }
}
