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
