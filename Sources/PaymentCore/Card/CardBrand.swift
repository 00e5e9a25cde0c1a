/// A card scheme, as a shopper sees it on the card.
package enum CardBrand: String, CaseIterable, Hashable, Sendable {
  /// Visa.
  case visa = "Visa"
  /// Mastercard.
  case mastercard = "Mastercard"
  /// American Express.
  case americanExpress = "American Express"
  /// Diners Club.
  case dinersClub = "Diners Club"
  /// Discover.
  case discover = "Discover"
  /// JCB.
  case jcb = "JCB"
  /// UnionPay.
  case unionPay = "UnionPay"
  /// Maestro.
  case maestro = "Maestro"
  /// Elo.
  case elo = "Elo"
  /// Mir.
  case mir = "Mir"
  /// Troy.
  case troy = "Troy"
  /// Verve.
  case verve = "Verve"
  /// Hiper.
  case hiper = "Hiper"
  /// Hipercard.
  case hipercard = "Hipercard"
  /// Naranja.
  case naranja = "Naranja"

  /// The scheme's name.
  package var name: String { rawValue }

  /// The permitted numbers of digits, ascending.
  package var lengths: [Int] {
    switch self {
    case .visa: [13, 16, 18, 19]
    case .americanExpress: [15]
    case .dinersClub: [14, 16, 19]
    case .discover: [16, 19]
    case .jcb, .mir: [16, 17, 18, 19]
    case .unionPay: [14, 15, 16, 17, 18, 19]
    case .maestro: [12, 13, 14, 15, 16, 17, 18, 19]
    case .verve: [16, 18, 19]
    case .mastercard, .elo, .troy, .hiper, .hipercard, .naranja: [16]
    }
  }

  /// The length that nearly all of the scheme's cards have.
  package var usualLength: Int {
    switch self {
    case .americanExpress: 15
    case .dinersClub: 14
    case .visa, .mastercard, .discover, .jcb, .unionPay, .maestro, .elo, .mir, .troy, .verve,
      .hiper, .hipercard, .naranja:
      16
    }
  }

  /// Whether a number must pass the Luhn check; UnionPay has issued cards that do not.
  package var requiresLuhn: Bool {
    self != .unionPay
  }

  /// The scheme's own name for the security code.
  package var securityCodeName: String {
    switch self {
    case .visa, .dinersClub, .jcb: "CVV"
    case .americanExpress, .discover: "CID"
    case .unionPay: "CVN"
    case .elo: "CVE"
    case .mir: "CVP2"
    case .mastercard, .maestro, .troy, .verve, .hiper, .hipercard, .naranja: "CVC"
    }
  }

  /// The number of digits of the security code.
  package var securityCodeLength: Int {
    self == .americanExpress ? 4 : 3
  }

  /// How many digits stand together when a number of `count` digits is shown.
  package func groups(count: Int) -> [Int] {
    switch self {
    case .americanExpress: [4, 6, 5]
    case .dinersClub where count <= 14: [4, 6, 4]
    case .dinersClub, .visa, .mastercard, .discover, .jcb, .unionPay, .maestro, .elo, .mir, .troy,
      .verve, .hiper, .hipercard, .naranja:
      [4, 4, 4, 4, 4]
    }
  }
}
