/// A published test number and what the simulated platform does with it.
package struct TestCard: Hashable, Sendable {
  /// The card number, digits only.
  package let number: String
  /// What happens, in a few English words.
  package let title: String
  /// The name of the built-in scenario that the card follows.
  package let scenario: String

  /// Makes a test card.
  package init(number: String, title: String, scenario: String) {
    self.number = number
    self.title = title
    self.scenario = scenario
  }

  /// The scheme.
  package var brand: CardBrand? { CardNumber(number)?.brand }
}
