package import PaymentCore

/// Reads test cards of one's own: a JSON array of objects with `number`, `title` and `scenario`.
package enum CardsFile {
  private struct Entry: Decodable {
    let number: String
    let title: String
    let scenario: String
  }

  /// Reads the text of a file.
  ///
  /// - Parameter bytes: What the file holds.
  /// - Returns: The cards, in their order.
  /// - Throws: `ScenarioProblem` about the first value that cannot be used.
  package static func cards(from bytes: [UInt8]) throws(ScenarioProblem) -> [TestCard] {
    let entries: [Entry]
    do {
      entries = try JSONText.decode([Entry].self, from: bytes)
    } catch {
      throw ScenarioProblem(
        path: "",
        reason: "\(JSONText.reason(error)); it is an array of objects with the texts "
          + "number, title and scenario"
      )
    }
    var cards: [TestCard] = []
    for (index, entry) in entries.enumerated() { cards.append(try card(entry, at: "[\(index)]")) }
    return cards
  }

  private static func card(_ entry: Entry, at place: String) throws(ScenarioProblem) -> TestCard {
    let digits = entry.number.filter { !$0.isWhitespace }
    guard let number = CardNumber(digits), number.verdict == .valid else {
      // The number itself is not repeated: it might be a real one.
      throw ScenarioProblem(
        path: "\(place).number",
        reason: "not a card number that the form finds valid"
      )
    }
    guard let scenario = BuiltInScenario(rawValue: entry.scenario), scenario.scenario.flow == .card
    else {
      throw ScenarioProblem(
        path: "\(place).scenario",
        reason: "'\(entry.scenario)' is no card scenario; 'paysim scenarios' lists them"
      )
    }
    return TestCard(number: digits, title: entry.title, scenario: scenario)
  }
}
