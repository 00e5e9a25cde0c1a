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

extension Currency {
  /// The decimals of a code; the table is searched as it stands, since a run asks only once.
  static func decimals(of code: String) -> Int? {
    codesByDecimals.first { $0.codes.split(separator: " ").contains(code[...]) }?.decimals
  }

  /// Every known code, in alphabetical order.
  package static var knownCodes: [String] {
    codesByDecimals.flatMap { $0.codes.split(separator: " ") }.map(String.init).sorted()
  }

  private static let codesByDecimals: [(decimals: Int, codes: String)] = [
    (0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"),
    (
      2,
      """
      AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BOV BRL BSD BTN BWP BYN \
      BZD CAD CDF CHE CHF CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP \
      GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT \
      LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN \
      NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE \
      SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES \
      WST XCD XCG YER ZAR ZMW ZWG
      """
    ),
    (3, "BHD IQD JOD KWD LYD OMR TND"),
  ]
}
