internal import PaymentCore

extension Language {
  /// An amount as the language writes it, with the currency's code behind it.
  ///
  /// Source: the Unicode CLDR number patterns of the three languages.
  func format(_ money: Money) -> String {
    let (whole, fraction) = money.parts
    let mark = fraction.isEmpty ? "" : decimalMark
    return "\(grouped(whole))\(mark)\(fraction)\u{A0}\(money.currency.code)"
  }

  private var decimalMark: String {
    switch self {
    case .english: "."
    case .estonian, .czech: ","
    }
  }

  private func grouped(_ digits: String) -> String {
    // Estonian leaves four digits together.
    if self == .estonian, digits.count <= 4 { return digits }
    let mark: Character = self == .english ? "," : "\u{A0}"
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(mark) }
      text.append(digit)
    }
    return text
  }
}
