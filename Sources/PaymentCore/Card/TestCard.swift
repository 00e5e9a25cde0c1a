/// A published test number and what the simulated platform does with it.
public struct TestCard: Hashable, Sendable {
  /// The card number, digits only.
  public let number: String
  /// What happens, in a few English words.
  public let title: String
  /// The name of the built-in scenario that the card follows.
  public let scenario: String

  /// Makes a test card.
  public init(number: String, title: String, scenario: String) {
    self.number = number
    self.title = title
    self.scenario = scenario
  }

  /// The scheme.
  public var brand: CardBrand? { CardNumber(number)?.brand }
}
