import Foundation
import PaymentCore
import ProgramOptions
import Testing

@testable import paysim

struct CatalogueTests {
  @Test func `Cards are listed with their digits in groups`() {
    let lines = Catalogue.cards.lines()
    #expect(lines.first?.hasPrefix("NUMBER") == true)
    #expect(
      lines.contains(
        "3782 822463 10005        American Express  Approved, no challenge                "
          + "approved-captured"
      )
    )
    #expect(lines.count == 1 + TestCard.builtIn.count + TestCard.otherNumbers.count + 2)
  }

  @Test func `A card of one's own takes the place of a built-in one`() {
    let own = TestCard(number: "4242424242424242", title: "Mine\u{1B}", scenario: .noFunds)
    let lines = Catalogue.cards.lines(cards: CardCatalogue(adding: [own]))
    let rows = lines.filter { $0.hasPrefix("4242 4242 4242 4242") }
    #expect(rows.count == 1)
    #expect(rows.first?.contains("Mine ") == true)
    #expect(rows.first?.hasSuffix("no-funds") == true)
  }

  @Test func `Scenarios tell what both SDKs deliver`() throws {
    let lines = Catalogue.scenarios.lines()
    #expect(lines.count == 1 + Scenario.builtIn.count + 2)
    let line = try #require(lines.first { $0.hasPrefix("no-funds ") })
    #expect(
      line.split(separator: "  ").map { $0.trimmingCharacters(in: .whitespaces) } == [
        "no-funds", "card", "cancelled NO_FUNDS", "failed FAILED *", "Declined: not enough money",
      ]
    )
    let open = try #require(lines.first { $0.hasPrefix("challenge-code ") })
    #expect(open.contains("by what you do"))
  }

  @Test(arguments: [
    (Catalogue.cards, ["brand", "number", "scenario", "title"]),
    (.scenarios, ["comgate", "ending", "flow", "name", "seb", "title"]),
    (.codes, ["code", "kind", "meaning", "scenario", "sdk"]),
  ]) func `As JSON every row has the same keys`(catalogue: Catalogue, keys: [String]) throws {
    let value = try JSONSerialization.jsonObject(with: Data(catalogue.json().utf8))
    let rows = try #require(value as? [[String: Any]])
    #expect(rows.count > 30)
    for row in rows { #expect(row.keys.sorted() == keys) }
  }

  @Test func `No line of a table ends in spaces`() {
    for catalogue in Catalogue.allCases {
      for line in catalogue.lines() { #expect(!line.hasSuffix(" ")) }
    }
  }

  @Test(arguments: [
    (["scenarios", "--cards", "x"], "--cards: 'paysim scenarios' has no such option"),
    (["codes", "NO_FUNDS"], "NO_FUNDS: 'paysim codes' takes only options"),
    (["cards", "--json=yes"], "--json=yes: --json takes no value"),
    (["cards", "--cards"], "--cards: its value is missing; write --cards FILE"),
  ]) func `A wrong command line is told`(_ words: [String], message: String) {
    #expect(throws: OptionError(message)) { _ = try Invocation(words) }
  }
}
