/// The expiry field and its caret.
package struct ExpiryField: Hashable, Sendable {
  /// The month and year typed so far.
  package private(set) var expiry = CardExpiry()
  /// Where the next digit goes, counted in digits.
  package private(set) var caret = 0
  /// How many characters the last edit left out.
  package private(set) var dropped = 0

  init() {}

  /// The caret counted in characters of the field's text, where the slash is one too.
  package var caretInText: Int {
    caret >= 2 ? caret + 1 : caret
  }

  mutating func apply(_ edit: FieldEdit) {
    dropped = 0
    let count = expiry.digits.count
    switch edit {
    case .type(let scalar): type(scalar)
    case .paste(let text): paste(text)
    case .deleteBackward:
      guard caret > 0 else { return }
      caret -= 1
      expiry.remove(at: caret)
    case .deleteForward:
      guard caret < count else { return }
      expiry.remove(at: caret)
    case .deleteWordBackward, .deleteToStart:
      expiry.removeAll(in: 0..<caret)
      caret = 0
    case .deleteToEnd: expiry.removeAll(in: caret..<count)
    case .moveLeft: caret = max(0, caret - 1)
    case .moveRight: caret = min(count, caret + 1)
    case .moveToStart, .moveWordLeft: caret = 0
    case .moveToEnd, .moveWordRight: caret = count
    }
  }

  private mutating func type(_ scalar: Unicode.Scalar) {
    if let digit = DigitText.digit(scalar) {
      if let moved = expiry.insert(digit, at: caret) {
        caret = moved
      } else {
        dropped = 1
      }
    } else if CardExpiry.isMark(scalar) {
      if expiry.completeMonth() { caret = 2 }
    } else {
      dropped = 1
    }
  }

  /// A paste into the empty field is read as a whole; into the middle it goes digit by digit.
  private mutating func paste(_ text: String) {
    if expiry.digits.isEmpty {
      (expiry, dropped) = CardExpiry.pasted(text)
      caret = expiry.digits.count
      return
    }
    var left = 0
    for scalar in text.unicodeScalars {
      type(scalar)
      left += dropped
      dropped = 0
    }
    dropped = left
  }
}
