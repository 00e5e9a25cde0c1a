/// A field that holds digits only, and its caret.
package struct DigitField: Hashable, Sendable {
  /// The digits, each 0 to 9.
  package private(set) var digits: [UInt8] = []
  /// Where the next digit goes, counted in digits.
  package private(set) var caret = 0
  /// How many characters the last edit left out.
  package private(set) var dropped = 0
  private let capacity: Int

  init(capacity: Int, digits: [UInt8] = []) {
    self.capacity = capacity
    self.digits = Array(digits.prefix(capacity))
    caret = self.digits.count
  }

  /// The digits as text.
  package var text: String { DigitText.ascii(digits) }

  /// Applies an edit; word moves go to the ends, since digits are one word.
  mutating func apply(_ edit: FieldEdit) {
    dropped = 0
    switch edit {
    case .type(let scalar): insert(DigitText(String(Character(scalar))))
    case .paste(let text): insert(DigitText(text))
    case .deleteBackward:
      guard caret > 0 else { return }
      caret -= 1
      digits.remove(at: caret)
    case .deleteForward:
      guard caret < digits.count else { return }
      digits.remove(at: caret)
    case .deleteWordBackward, .deleteToStart:
      digits.removeSubrange(..<caret)
      caret = 0
    case .deleteToEnd: digits.removeSubrange(caret...)
    case .moveLeft: caret = max(0, caret - 1)
    case .moveRight: caret = min(digits.count, caret + 1)
    case .moveToStart, .moveWordLeft: caret = 0
    case .moveToEnd, .moveWordRight: caret = digits.count
    }
  }

  private mutating func insert(_ text: DigitText) {
    let kept = text.digits.prefix(max(0, capacity - digits.count))
    digits.insert(contentsOf: kept, at: caret)
    caret += kept.count
    dropped = text.dropped + text.digits.count - kept.count
  }
}

/// What a digits-only field makes of typed or pasted text.
struct DigitText {
  /// The digits, each 0 to 9, digits of other scripts transliterated.
  private(set) var digits: [UInt8] = []
  /// How many characters, as a person sees them, were neither digits nor separators.
  private(set) var dropped = 0

  init(_ text: String) {
    for character in text {
      var isDropped = false
      for scalar in character.unicodeScalars {
        if let digit = DigitText.digit(scalar) {
          digits.append(digit)
        } else if !DigitText.isSeparator(scalar) {
          isDropped = true
        }
      }
      if isDropped { dropped += 1 }
    }
  }

  /// Digits as text.
  static func ascii(_ digits: [UInt8]) -> String {
    String(decoding: digits.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
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
    if scalar.isASCII { return scalar == "-" || isBlank(scalar) }
    return switch scalar.properties.generalCategory {
    case .dashPunctuation: true
    default: scalar == "\u{2212}" || isBlank(scalar)
    }
  }

  /// White space of any kind, and what shows nothing at all.
  static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value <= 0x20 || scalar.value == 0x7F }
    return switch scalar.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control: true
    default: isInvisible(scalar)
    }
  }

  /// What shows nothing of its own, such as a zero-width space or a mark of the writing direction.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return false }
    return switch scalar.properties.generalCategory {
    case .format, .nonspacingMark, .enclosingMark: true
    default: false
    }
  }
}
