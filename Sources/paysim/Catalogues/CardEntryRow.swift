import PaymentCore

/// A test card, as the catalogue lists it.
struct CardEntryRow: Hashable, Encodable {
  /// The digits, without spaces.
  let number: String
  let brand: String
  let title: String
  let scenario: String

  init(number: String, title: String, scenario: String) {
    self.number = number
    brand = CardNumber(number)?.brand?.name ?? "-"
    self.title = title
    self.scenario = scenario
  }

  /// The cards with a meaning of their own, then the other published numbers.
  static func all(of cards: CardCatalogue) -> [CardEntryRow] {
    let own = cards.cards.map {
      CardEntryRow(number: $0.number, title: $0.title, scenario: $0.scenario.name)
    }
    let numbers = Set(cards.cards.map(\.number))
    return own
      + TestCard.otherNumbers.filter { !numbers.contains($0) }.map {
        CardEntryRow(
          number: $0,
          title: "Approved, no challenge",
          scenario: cards.scenario(for: $0)?.name ?? "-"
        )
      }
  }

  static func table(of cards: CardCatalogue) -> [String] {
    TextTable(
      titles: ["NUMBER", "BRAND", "WHAT HAPPENS", "SCENARIO"],
      rows: all(of: cards).map {
        [CardNumber($0.number)?.grouped ?? $0.number, $0.brand, $0.title, $0.scenario]
      }
    ).lines + ["", "Any expiry date to come, any security code and any name will do."]
  }
}
