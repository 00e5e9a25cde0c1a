import PaymentCore
import Testing

extension CalendarDay {
  /// The day on which the tables of expiry dates hold.
  static let lastOfNovember: CalendarDay = {
    guard let day = CalendarDay(year: 2026, month: 11, day: 30) else {
      preconditionFailure("the calendar has this day")
    }
    return day
  }()
}

extension CardForm {
  static let empty = CardForm(today: .lastOfNovember, numbers: CardCatalogue().numbers)

  /// A form with the focus on one empty field.
  static func at(_ field: CardField) -> CardForm {
    var form = CardForm.empty
    form.move(to: .field(field))
    return form
  }

  mutating func type(_ keys: String) {
    for scalar in keys.unicodeScalars { apply(.type(scalar)) }
  }
}

extension CardNumber {
  /// A number of this scheme and length whose check digit is right.
  static func made(_ brand: CardBrand, count: Int) -> CardNumber {
    let beginning: String =
      switch brand {
      case .visa: "42424242"
      case .mastercard: "55555555"
      case .americanExpress: "37828224"
      case .dinersClub: "36227206"
      case .discover: "60110009"
      case .jcb: "35301113"
      case .unionPay: "62000000"
      case .maestro: "67596498"
      case .elo: "50999900"
      case .mir: "22040000"
      case .troy: "97920000"
      case .verve: "50609900"
      case .hiper: "63737423"
      case .hipercard: "60628200"
      case .naranja: "58956200"
      }
    let body = (beginning + "1357913579135791").prefix(count - 1).utf8.map { $0 - 0x30 }
    let right = UInt8(0)...9
    return right.lazy.map { CardNumber(digits: body + [$0]) }.first(where: \.passesLuhn)
      ?? CardNumber(digits: body)
  }
}
