internal import PaymentCore

/// The titles of the built-in test cards and scenarios in one language.
///
/// The catalogues have the English ones. The other languages' tables are made at the first
/// question, as an ordinary run never asks for a title.
package struct TitlePhrases: Hashable, Sendable {
  /// The language.
  package let language: Language

  /// The title of a scenario; one of one's own keeps its title.
  func title(of scenario: Scenario) -> String {
    switch (scenario.source, language) {
    case (.own, _), (.builtIn, .english): scenario.title
    case (.builtIn(let builtIn), .estonian): Self.estonianTitle(of: builtIn)
    case (.builtIn(let builtIn), .czech): Self.czechTitle(of: builtIn)
    }
  }

  /// The title of a test card; one of one's own keeps its title.
  ///
  /// Built-in cards that bring the same scenario have the same title.
  func title(of card: TestCard) -> String {
    guard TestCard.builtIn.contains(card), case .builtIn(let scenario) = card.scenario else {
      return card.title
    }
    return switch language {
    case .english: card.title
    case .estonian: Self.estonianCards[scenario] ?? card.title
    case .czech: Self.czechCards[scenario] ?? card.title
    }
  }
}

extension Phrases {
  /// The titles of the built-in test cards and scenarios.
  package var titles: TitlePhrases { TitlePhrases(language: language) }
}
