/// A positive amount of one currency, exact.
package struct Money: Hashable, Sendable {
  /// The amount counted in the currency's smallest unit, as Comgate's `price` has it.
  package let minorUnits: Int64
  /// The currency.
  package let currency: Currency

  /// Reads a decimal text such as "40.12", with a point as its only mark.
  ///
  /// - Parameters:
  ///   - text: ASCII digits with at most one decimal point inside.
  ///   - code: The ISO 4217 alphabetic code.
  /// - Throws: What is wrong, the currency before the number.
  package init(_ text: String, currency code: String) throws(AmountProblem) {
    guard let currency = Currency(code: code) else { throw .unknownCurrency }
    self.currency = currency
    minorUnits = try Money.minorUnits(of: text, decimals: currency.decimals)
  }

  init(minorUnits: Int64, currency: Currency) {
    precondition(minorUnits > 0, "an amount is positive")
    self.minorUnits = minorUnits
    self.currency = currency
  }

  /// The amount as a decimal text with all of the currency's decimals, as SEB's `amount` has it.
  package var decimalText: String {
    let parts = parts
    return parts.fraction.isEmpty ? parts.whole : parts.whole + "." + parts.fraction
  }

  /// The digits before and behind the decimal mark.
  package var parts: (whole: String, fraction: String) {
    let digits = String(minorUnits)
    let missing = max(0, currency.decimals + 1 - digits.count)
    let padded = String(repeating: "0", count: missing) + digits
    return (String(padded.dropLast(currency.decimals)), String(padded.suffix(currency.decimals)))
  }

  private static func minorUnits(of text: String, decimals: Int) throws(AmountProblem) -> Int64 {
    let isNegative = text.hasPrefix("-")
    let number = text.utf8.dropFirst(isNegative ? 1 : 0)
    let comma = UInt8(ascii: ",")
    let point = UInt8(ascii: ".")
    guard number.allSatisfy({ Money.isDigit($0) || $0 == comma || $0 == point }) else {
      throw .notANumber
    }
    if number.contains(comma), number.contains(where: Money.isDigit) { throw .ambiguousSeparator }
    let parts = number.split(separator: point, omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(Money.isDigit) }) else {
      throw .notANumber
    }
    let fraction = parts.count == 2 ? parts[1].count : 0
    guard fraction <= decimals else { throw .tooManyDecimals }
    guard !isNegative else { throw .notPositive }

    var units: Int64 = 0
    let digits = parts.joined().map { Int64($0 - UInt8(ascii: "0")) }
    for digit in digits + Array(repeating: 0, count: decimals - fraction) {
      let (tenfold, overflow) = units.multipliedReportingOverflow(by: 10)
      let (sum, sumOverflow) = tenfold.addingReportingOverflow(digit)
      guard !overflow, !sumOverflow else { throw .tooLarge }
      units = sum
    }
    guard units > 0 else { throw .notPositive }
    return units
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

/// Why a text is not an amount.
package enum AmountProblem: String, Error, CaseIterable, Hashable, Sendable {
  /// More decimals than the currency has; never rounded.
  case tooManyDecimals
  /// Zero or negative.
  case notPositive
  /// A comma, which is a decimal mark to some and a thousands mark to others.
  case ambiguousSeparator
  /// Not digits with at most one decimal point.
  case notANumber
  /// Not an ISO 4217 alphabetic code with defined decimals.
  case unknownCurrency
  /// More than a 64-bit count of the smallest unit holds.
  case tooLarge

  /// Whether the SDK gets to see such an amount and refuses it, instead of the shop.
  package var isRefusedBySDK: Bool {
    switch self {
    case .tooManyDecimals, .notPositive: true
    case .ambiguousSeparator, .notANumber, .unknownCurrency, .tooLarge: false
    }
  }
}
