/// A published test number and what the simulated platform does with it.
package struct TestCard: Hashable, Sendable {
  /// The card number, digits only.
  package let number: String
  /// What happens, in a few English words.
  package let title: String
  /// The scenario that the card brings.
  package let scenario: ScenarioChoice

  /// Makes a test card.
  package init(number: String, title: String, scenario: ScenarioChoice) {
    self.number = number
    self.title = title
    self.scenario = scenario
  }

  /// Makes a test card that brings a built-in scenario.
  package init(number: String, title: String, scenario: BuiltInScenario) {
    self.init(number: number, title: title, scenario: .builtIn(scenario))
  }

  /// The scheme.
  package var brand: CardBrand? { CardNumber(number)?.brand }
}
