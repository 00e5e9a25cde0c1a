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

extension CardBrand {
  /// Ranges of leading digits; both ends of a range have the same number of digits.
  ///
  /// Source: the published tables of the large card libraries. Where two schemes claim the same
  /// digits, the longer prefix wins; no two claim the same digits with prefixes of one length.
  var prefixes: [ClosedRange<Int>] {
    switch self {
    case .visa: [4...4]
    case .mastercard: [51...55, 2221...2229, 223...229, 23...26, 270...271, 2720...2720]
    case .americanExpress: [34...34, 37...37]
    case .dinersClub: [300...305, 36...36, 38...39]
    case .discover: [6011...6011, 644...649, 65...65]
    case .jcb: [1800...1800, 2131...2131, 3528...3589]
    case .unionPay: CardBrand.unionPayPrefixes
    case .maestro:
      [
        493698...493698, 500000...504174, 504176...506098, 506199...506698, 506779...507864,
        507965...508999, 56...59, 63...63, 67...67, 6...6,
      ]
    case .elo: CardBrand.eloPrefixes
    case .mir: [2200...2204]
    case .troy:
      [
        9792...9792, 650082...650082, 650092...650092, 650170...650170, 650173...650173,
        650456...650457, 650987...650987, 657366...657366, 657998...657998, 658755...658755,
      ]
    case .verve: [506099...506198, 507865...507964]
    case .hiper:
      [
        637095...637095, 637568...637568, 637599...637599, 637609...637609, 637612...637612,
        63737423...63737423, 63743358...63743358,
      ]
    case .hipercard: [606282...606282]
    case .naranja: [402918...402918, 527572...527572, 589562...589562]
    }
  }

  private static let unionPayPrefixes: [ClosedRange<Int>] = [
    620...620, 62100...62182, 62184...62187, 62185...62197, 62200...62205, 622010...622999,
    62207...62209, 623...626, 6270...6270, 6272...6272, 6276...6276, 627700...627779,
    627781...627799, 6282...6289, 6291...6292, 810...810, 8110...8131, 8132...8151, 8152...8163,
    8164...8171,
  ]

  private static let eloPrefixes: [ClosedRange<Int>] = [
    401178...401179, 431274...431274, 438935...438935, 451416...451416, 457393...457393,
    457631...457632, 504175...504175, 506699...506778, 509000...509999, 627780...627780,
    636297...636297, 636368...636368, 650031...650033, 650035...650051, 650405...650439,
    650485...650538, 650541...650598, 650700...650718, 650720...650727, 650901...650978,
    651652...651679, 655000...655019, 655021...655058,
  ]
}
