import PaymentCore
import Testing

@testable import SimulatorUI

struct TitlePhrasesTests {
  private static let translated = [Language.estonian, .czech]

  @Test(arguments: Language.allCases)
  func `Every title is there and fits a line`(language: Language) {
    let titles = TitlePhrases(language: language)
    let all = Scenario.builtIn.map(titles.title(of:)) + TestCard.builtIn.map(titles.title(of:))
    for title in all {
      #expect(!title.isEmpty && title.first != " " && title.last != " ")
      #expect(!title.contains("  "), "\(title)")
      #expect(TextWidth.columns(of: title) <= 76, "\(title)")
    }
  }

  @Test(arguments: translated)
  func `Every scenario has a title of the language`(language: Language) {
    let titles = TitlePhrases(language: language)
    for scenario in Scenario.builtIn {
      #expect(titles.title(of: scenario) != scenario.title, "\(scenario.name)")
    }
  }

  @Test(arguments: translated)
  func `Every card has a title of the language, which fits beside its number`(language: Language) {
    let titles = TitlePhrases(language: language)
    for card in TestCard.builtIn {
      #expect(titles.title(of: card) != card.title, "\(card.number)")
      #expect(TextWidth.columns(of: titles.title(of: card)) <= 31, "\(card.number)")
    }
  }

  @Test func `No title is left over`() {
    let cards = Set(TestCard.builtIn.map(\.scenario.name))
    #expect(Set(TitlePhrases.estonianCards.keys.map(\.rawValue)) == cards)
    #expect(Set(TitlePhrases.czechCards.keys.map(\.rawValue)) == cards)
  }

  @Test func `Cards that bring the same scenario have the same title`() {
    for (scenario, cards) in Dictionary(grouping: TestCard.builtIn, by: \.scenario) {
      #expect(Set(cards.map(\.title)).count == 1, "\(scenario)")
    }
  }

  @Test(arguments: Language.allCases)
  func `What is of ones own keeps its title`(language: Language) {
    let titles = TitlePhrases(language: language)
    #expect(titles.title(of: Scenario(name: "no-funds", title: "Mine")) == "Mine")
    #expect(titles.title(of: Scenario(name: "mine", title: "Approved, a sale")).hasPrefix("App"))
    let card = TestCard(number: "4000000000009995", title: "Mine", scenario: .noFunds)
    #expect(titles.title(of: card) == "Mine")
  }

  @Test(arguments: ["zůstatek", "Not enough", "ZŮSTATEK", "no-funds"])
  func `The list finds the title that is shown and the English one`(typed: String) throws {
    var visit = try Visit(language: .czech, size: Size(columns: 120, rows: 30))
    visit.press(.function(2))
    visit.type(typed)
    #expect(visit.text.contains("Nedostatečný zůstatek"))
    #expect(visit.text.contains("Zamítnuto: na účtu není dostatečný zůstatek"))
    #expect(!visit.text.contains("Not enough money"))
  }

  @Test func `Another language keeps what is chosen and finds its own titles`() throws {
    var visit = try Visit(language: .english, size: Size(columns: 120, rows: 30))
    visit.press(.function(2))
    visit.type("card")
    visit.press(.end)
    let chosen = try #require(visit.picker?.chosen)
    visit.press(.function(5))
    #expect(visit.picker?.chosen == chosen)
    visit.press(.function(2))
    visit.press(.function(2))
    visit.type("raha")
    #expect(visit.text.contains("Kontol ei ole piisavalt raha"))
    visit.press(.function(5))
    #expect(visit.text.contains(visit.phrases.picker.nothing))
  }
}

extension Visit {
  fileprivate var picker: Picker? {
    if case .picker(let picker) = shop.simulator.overlay { picker } else { nil }
  }
}
