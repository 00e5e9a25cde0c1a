import PaymentCore

/// A list that the program prints: as a table for people, or as JSON for programs.
enum Catalogue: String, CaseIterable, Hashable {
  /// The test cards.
  case cards
  /// The built-in scenarios.
  case scenarios
  /// Every code of both SDKs.
  case codes

  /// The lines of the table.
  func lines(cards: CardCatalogue = CardCatalogue()) -> [String] {
    switch self {
    case .cards: CardEntryRow.table(of: cards)
    case .scenarios: ScenarioRow.table
    case .codes: CodeRow.table
    }
  }

  /// One JSON array of objects, their keys sorted.
  func json(cards: CardCatalogue = CardCatalogue()) -> String {
    switch self {
    case .cards: JSONList.text(CardEntryRow.all(of: cards))
    case .scenarios: JSONList.text(ScenarioRow.all)
    case .codes: JSONList.text(CodeRow.all)
    }
  }
}
