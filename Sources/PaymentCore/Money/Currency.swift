/// A currency with a defined number of decimals.
///
/// Source: ISO 4217. Currencies with four decimals, and codes with none defined (metals, test
/// codes), are not known here.
package struct Currency: Hashable, Sendable {
  /// The alphabetic code, three upper-case letters.
  package let code: String
  /// The number of decimals of its smallest unit: 0, 2 or 3.
  package let decimals: Int

  /// Finds a currency by its code; nil if ISO 4217 does not have it.
  package init?(code: String) {
    guard let decimals = Currency.decimals(of: code) else { return nil }
    self.code = code
    self.decimals = decimals
  }

  private init(code: String, decimals: Int) {
    self.code = code
    self.decimals = decimals
  }

  /// The euro.
  package static let euro = Currency(code: "EUR", decimals: 2)
}
