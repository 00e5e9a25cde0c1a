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
