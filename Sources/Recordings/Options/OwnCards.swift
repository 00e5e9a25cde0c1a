internal import PaymentCore

/// Reads test cards of one's own: a JSON array of objects with `number`, `title` and `scenario`.
enum OwnCards {
  private struct Entry: Decodable {
    let number: String
    let title: String
    let scenario: String
  }

  static func read(_ path: String) throws(OptionError) -> [TestCard] {
    let bytes: [UInt8]
    do {
      bytes = try WholeFile.read(path)
    } catch {
      throw OptionError("--cards \(error)", kind: .unreadable)
    }
    let entries: [Entry]
    do {
      entries = try JSONText.decode([Entry].self, from: bytes)
    } catch {
      throw OptionError(
        "--cards \(path): \(JSONText.reason(error)); it is an array of objects with the texts "
          + "number, title and scenario",
        kind: .unreadable
      )
    }
    var cards: [TestCard] = []
    for (index, entry) in entries.enumerated() {
      cards.append(try card(entry, at: "--cards \(path): [\(index)]"))
    }
    return cards
  }

  private static func card(_ entry: Entry, at place: String) throws(OptionError) -> TestCard {
    let digits = entry.number.filter { !$0.isWhitespace }
    guard let number = CardNumber(digits), number.verdict == .valid else {
      // The number itself is not repeated: it might be a real one.
      throw OptionError(
        "\(place).number: not a card number that the form finds valid",
        kind: .unreadable
      )
    }
    guard let scenario = Scenario.named(entry.scenario), scenario.flow == .card else {
      throw OptionError(
        "\(place).scenario: '\(entry.scenario)' is no card scenario; 'paysim scenarios' lists them",
        kind: .unreadable
      )
    }
    return TestCard(number: digits, title: entry.title, scenario: scenario.name)
  }
}
