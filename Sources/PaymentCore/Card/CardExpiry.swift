/// The digits of an expiry field, month first: MM, MMY, MMYY or MMYYYY while a year is written out.
///
/// A first digit from 2 to 9 is a month of its own and gets its zero at once.
package struct CardExpiry: Hashable, Sendable {
  /// How the field judges its digits.
  package enum Verdict: Hashable, Sendable {
    /// Nothing typed.
    case empty
    /// More digits can make it valid.
    case incomplete
    /// In the present month or later, up to 20 years ahead.
    case valid
    /// The month is not 01 to 12.
    case invalidMonth
    /// The last day of the month has passed.
    case expired
    /// More than 20 years ahead.
    case tooFar
    /// More digits than a month and a year have.
    case malformed
  }

  /// The most digits that are kept.
  package static let capacity = 16

  /// The digits, each 0 to 9, the month's two first.
  package private(set) var digits: [UInt8] = []

  /// Makes an empty field.
  package init() {}

  init(digits: [UInt8]) {
    self.digits = digits
    shortenYear()
  }

  /// The field's text, such as "01/27"; the slash comes with the month's second digit.
  package var text: String {
    let text = DigitText.ascii(digits)
    guard digits.count >= 2 else { return text }
    return "\(text.prefix(2))/\(text.dropFirst(2))"
  }

  /// The month, once it has two digits.
  package var month: Int? {
    digits.count >= 2 ? CardExpiry.number(digits.prefix(2)) : nil
  }

  /// How the field judges its digits on `today`.
  package func verdict(today: CalendarDay) -> Verdict {
    guard !digits.isEmpty else { return .empty }
    guard let month else { return .incomplete }
    guard (1...12).contains(month) else { return .invalidMonth }
    guard digits.count <= 6 else { return .malformed }
    guard let year = year(today: today) else { return .incomplete }
    let months = year * 12 + month - 1 - today.monthCount
    if months < 0 { return .expired }
    return months > 20 * 12 ? .tooFar : .valid
  }

  /// Whether no further key could make the text valid, so that the error is said at once.
  package func isBeyondMending(today: CalendarDay) -> Bool {
    switch verdict(today: today) {
    case .invalidMonth, .tooFar, .malformed: true
    case .expired: !canGrow
    case .empty, .incomplete, .valid: false
    }
  }

  /// Whether one more digit at the end would be taken: two for a year, or four if it begins with 20.
  var canGrow: Bool {
    switch digits.count {
    case 0..<4: true
    case 4, 5: digits[2...3] == [2, 0]
    default: false
    }
  }

  /// Inserts a typed digit at `caret`; returns the caret afterwards, or nil if there is no room.
  mutating func insert(_ digit: UInt8, at caret: Int) -> Int? {
    // Only at its end does a whole year ask for more.
    guard canGrow, digits.count < 4 || caret == digits.count else { return nil }
    if digits.isEmpty, digit >= 2 {
      digits = [0, digit]
      return 2
    }
    digits.insert(digit, at: caret)
    return caret + 1 - shortenYear()
  }

  /// Turns a single month digit into two, as a typed separator asks for; returns whether it did.
  mutating func completeMonth() -> Bool {
    guard digits.count == 1, digits[0] == 1 else { return false }
    digits = [0, 1]
    return true
  }

  mutating func remove(at index: Int) {
    digits.remove(at: index)
  }

  mutating func removeAll(in range: Range<Int>) {
    digits.removeSubrange(range)
  }

  /// 12/2030 becomes 12/30; returns how many digits went.
  @discardableResult
  private mutating func shortenYear() -> Int {
    guard digits.count == 6, digits[2...3] == [2, 0] else { return 0 }
    digits.removeSubrange(2...3)
    return 2
  }

  /// The year; of two digits, the one from 79 years before `today` to 20 years after it.
  private func year(today: CalendarDay) -> Int? {
    let typed = CardExpiry.number(digits.dropFirst(2))
    if digits.count == 6 { return typed }
    guard digits.count == 4 else { return nil }
    let year = today.year - today.year % 100 + typed
    return year + 79 < today.year ? year + 100 : year
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int {
    digits.reduce(0) { $0 * 10 + Int($1) }
  }
}
