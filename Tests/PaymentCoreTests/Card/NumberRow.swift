import PaymentCore
import Testing

/// What the number field makes of one pasted text.
struct NumberRow: CustomTestStringConvertible, Sendable {
  let input: String
  let digits: String
  let brand: CardBrand?
  let shown: String
  let verdict: CardNumber.Verdict

  init(
    _ input: String,
    _ digits: String,
    _ brand: CardBrand?,
    _ shown: String,
    _ verdict: CardNumber.Verdict = .valid
  ) {
    self.input = input
    self.digits = digits
    self.brand = brand
    self.shown = shown
    self.verdict = verdict
  }

  var testDescription: String { input.debugDescription }

  static let separators: [NumberRow] = [
    visa("4242 4242 4242 4242"),
    visa("4242-4242-4242-4242"),
    visa("4242\u{00A0}4242\u{00A0}4242\u{00A0}4242"),
    visa("4242\u{200B}42424242\u{200B}4242"),
    visa("4242\u{2013}4242\u{2013}4242\u{2013}4242"),
    visa("\u{FF14}\u{FF12}\u{FF14}\u{FF12}424242424242"),
    visa("4242 4242 4242 4242\n"),
    // Others of the same kinds.
    visa("\u{202F}4242\u{2009}4242\u{3000}4242\u{2003}4242\r\n"),
    visa("4242\u{2014}4242\u{2011}4242\u{2212}4242"),
    visa("\u{200F}4242\u{202E}42424242\u{2066}4242\u{2069}\u{FEFF}"),
    visa("4242\t4242\t4242\t4242\r"),
    visa("४२४२४२४२४२४२४२४२"),
    visa("٤٢٤٢ ٤٢٤٢ ۴۲۴۲ ۴۲۴۲"),
    visa("𝟒𝟐𝟒𝟐 4242 4242 4242"),
    visa("4\u{FE0F}\u{20E3}242 4242\u{00AD}4242 4242"),
    visa("4242\u{2028}4242\u{2029}4242\u{FF0D}4242"),
  ]

  static let verdicts: [NumberRow] = [
    NumberRow("4242424242424241", "4242424242424241", .visa, "4242 4242 4242 4241", .luhn),
    NumberRow("424242424242424", "424242424242424", .visa, "4242 4242 4242 424", .incomplete),
    NumberRow(
      "42424242424242424242",
      "42424242424242424242",
      .visa,
      "4242 4242 4242 4242 4242",
      .tooLong(by: 1)
    ),
    NumberRow(
      "4917610000000000003",
      "4917610000000000003",
      .visa,
      "4917 6100 0000 0000 003"
    ),
    NumberRow(
      "378282246310005",
      "378282246310005",
      .americanExpress,
      "3782 822463 10005"
    ),
    NumberRow("30569309025904", "30569309025904", .dinersClub, "3056 930902 5904"),
    NumberRow(
      "3056930009020004",
      "3056930009020004",
      .dinersClub,
      "3056 9300 0902 0004"
    ),
    NumberRow("2223003122003222", "2223003122003222", .mastercard, "2223 0031 2200 3222"),
    NumberRow("2720990000000007", "2720990000000007", .mastercard, "2720 9900 0000 0007"),
    NumberRow("2200000000000004", "2200000000000004", .mir, "2200 0000 0000 0004"),
    NumberRow("4011780000000006", "4011780000000006", .elo, "4011 7800 0000 0006"),
    NumberRow("6200000000000005", "6200000000000005", .unionPay, "6200 0000 0000 0005"),
    NumberRow("6200000000000006", "6200000000000006", .unionPay, "6200 0000 0000 0006"),
    NumberRow(
      "0000000000000000",
      "0000000000000000",
      nil,
      "0000 0000 0000 0000",
      .unknownBrand
    ),
    NumberRow(
      "9999999999999995",
      "9999999999999995",
      nil,
      "9999 9999 9999 9995",
      .unknownBrand
    ),
    // Others of the same kinds.
    NumberRow("", "", nil, "", .empty),
    NumberRow(" -\u{200B}", "", nil, "", .empty),
    NumberRow("4", "4", nil, "4", .incomplete),
    NumberRow("1", "1", .jcb, "1", .incomplete),
    NumberRow("0", "0", nil, "0", .unknownBrand),
    NumberRow("2721000000000004", "2721000000000004", nil, "2721 0000 0000 0004", .unknownBrand),
    NumberRow("4222222222222", "4222222222222", .visa, "4222 2222 2222 2"),
    NumberRow("4222222222223", "4222222222223", .visa, "4222 2222 2222 3", .incomplete),
    NumberRow(
      "37828224631000",
      "37828224631000",
      .americanExpress,
      "3782 822463 1000",
      .incomplete
    ),
    NumberRow(
      "3782822463100051",
      "3782822463100051",
      .americanExpress,
      "3782 822463 10005 1",
      .tooLong(by: 1)
    ),
    NumberRow("5018000000000009", "5018000000000009", .maestro, "5018 0000 0000 0009"),
    NumberRow("501800000009", "501800000009", .maestro, "5018 0000 0009"),
    NumberRow("6759000000000000005", "6759000000000000005", .maestro, "6759 0000 0000 0000 005"),
    NumberRow("5060990580000217499", "5060990580000217499", .verve, "5060 9905 8000 0217 499"),
    NumberRow("9792030000000000", "9792030000000000", .troy, "9792 0300 0000 0000"),
    NumberRow("6500000000000002", "6500000000000002", .discover, "6500 0000 0000 0002"),
  ]

  private static func visa(_ input: String) -> NumberRow {
    NumberRow(input, "4242424242424242", .visa, "4242 4242 4242 4242")
  }
}
