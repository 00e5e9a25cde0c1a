import PaymentCore
import Testing

/// What the expiry field makes of a text on the last day of November 2026.
struct ExpiryRow: CustomTestStringConvertible, Sendable {
  let input: String
  let shown: String
  let verdict: CardExpiry.Verdict

  init(_ input: String, _ shown: String, _ verdict: CardExpiry.Verdict = .valid) {
    self.input = input
    self.shown = shown
    self.verdict = verdict
  }

  var testDescription: String { input.debugDescription }

  static let pastes: [ExpiryRow] = [
    ExpiryRow("1/27", "01/27"),
    ExpiryRow("01/2027", "01/27"),
    ExpiryRow("012027", "01/27"),
    ExpiryRow("127", "01/27"),
    ExpiryRow("0127", "01/27"),
    ExpiryRow("2027-01", "01/27"),
    ExpiryRow("1227", "12/27"),
    ExpiryRow(" 01/27", "01/27"),
    ExpiryRow("01-27", "01/27"),
    ExpiryRow("01.27", "01/27"),
    ExpiryRow("\u{0660}\u{0661}/\u{0662}\u{0667}", "01/27"),
    ExpiryRow("11/26", "11/26"),
    ExpiryRow("10/26", "10/26", .expired),
    ExpiryRow("00/27", "00/27", .invalidMonth),
    ExpiryRow("13/27", "13/27", .invalidMonth),
    ExpiryRow("9", "09/", .incomplete),
    ExpiryRow("1", "1", .incomplete),
    ExpiryRow("12/", "12/", .incomplete),
    ExpiryRow("01/202", "01/202", .incomplete),
    ExpiryRow("11/46", "11/46"),
    ExpiryRow("12/46", "12/46", .tooFar),
    ExpiryRow("12/2030", "12/30"),
    // Others of the same kinds.
    ExpiryRow("", "", .empty),
    ExpiryRow("0", "0", .incomplete),
    ExpiryRow("9/27", "09/27"),
    ExpiryRow("1-2027", "01/27"),
    ExpiryRow("2027/1", "01/27"),
    ExpiryRow("202701", "01/27"),
    ExpiryRow("202712", "12/27"),
    ExpiryRow("122027", "12/27"),
    ExpiryRow("12027", "01/27"),
    ExpiryRow("1 / 27", "01/27"),
    ExpiryRow("01/27\n", "01/27"),
    ExpiryRow("\u{200F}01\u{200B}/\u{202A}27\u{202C}", "01/27"),
    ExpiryRow("0\u{200B}1/2\u{200D}7", "01/27"),
    ExpiryRow("०१/२७", "01/27"),
    ExpiryRow("\u{FF10}\u{FF11}\u{FF0F}\u{FF12}\u{FF17}", "01/27"),
    ExpiryRow("01\u{2013}27", "01/27"),
    ExpiryRow("01\u{2215}27", "01/27"),
    ExpiryRow("01\\27", "01/27"),
    ExpiryRow("11/2046", "11/46"),
    ExpiryRow("12/2046", "12/46", .tooFar),
    ExpiryRow("11/2126", "11/2126", .tooFar),
    ExpiryRow("12/1999", "12/1999", .expired),
    ExpiryRow("12/99", "12/99", .tooFar),
    ExpiryRow("02/29", "02/29"),
    ExpiryRow("01/27/2027", "01/272027", .malformed),
  ]

  /// Typed key by key; "‹" is Backspace.
  static let keys: [ExpiryRow] = [
    ExpiryRow("1/27", "01/27"),
    ExpiryRow("9", "09/", .incomplete),
    ExpiryRow("1", "1", .incomplete),
    ExpiryRow("12/", "12/", .incomplete),
    ExpiryRow("127", "12/7", .incomplete),
    ExpiryRow("0127", "01/27"),
    ExpiryRow("01/27", "01/27"),
    ExpiryRow("01/2027", "01/27"),
    ExpiryRow("012027", "01/27"),
    ExpiryRow("1-27", "01/27"),
    ExpiryRow("1 27", "01/27"),
    ExpiryRow("1.2027", "01/27"),
    ExpiryRow("927", "09/27"),
    ExpiryRow("12/20", "12/20", .expired),
    ExpiryRow("12/203", "12/203", .incomplete),
    ExpiryRow("12/2030", "12/30"),
    ExpiryRow("12/2030‹", "12/3", .incomplete),
    ExpiryRow("12/2046", "12/46", .tooFar),
    ExpiryRow("13", "13/", .invalidMonth),
    ExpiryRow("00", "00/", .invalidMonth),
    ExpiryRow("12/271", "12/27"),
    ExpiryRow("12/‹", "1", .incomplete),
    ExpiryRow("12/‹1/27", "11/27"),
    ExpiryRow("9‹", "0", .incomplete),
    ExpiryRow("9‹‹", "", .empty),
    ExpiryRow("0/", "0", .incomplete),
    ExpiryRow("/1/27", "01/27"),
    ExpiryRow("x0a1b/2c7", "01/27"),
    ExpiryRow("०१२७", "01/27"),
  ]
}
