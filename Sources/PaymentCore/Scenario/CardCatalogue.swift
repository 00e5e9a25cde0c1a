/// The test cards of a run: the numbers that it accepts, and the scenario that each brings.
package struct CardCatalogue: Hashable, Sendable {
  /// The cards that have a meaning of their own.
  package let cards: [TestCard]
  /// Every number that may be paid with.
  package let numbers: PublishedNumbers
  /// The built-in cards and nothing else, made once.
  package static let builtIn = CardCatalogue()

  private let scenarios: [[UInt8]: ScenarioChoice]

  /// Makes a catalogue of the built-in cards and some of one's own, which win.
  package init(adding own: [TestCard] = [], acceptsAnyCard: Bool = false) {
    let taken = Set(own.map(\.number))
    cards = TestCard.builtIn.filter { !taken.contains($0.number) } + own
    numbers = PublishedNumbers(
      TestCard.otherNumbers + cards.map(\.number),
      acceptsAnyCard: acceptsAnyCard
    )
    scenarios = TestCard.otherNumbers.reduce(into: [:]) {
      $0[DigitText($1).digits] = .builtIn(.approvedCaptured)
    }
    .merging(cards.map { (DigitText($0.number).digits, $0.scenario) }) { $1 }
  }

  /// The scenario that a number brings; nil if it is in no list.
  package func scenario(for number: String) -> ScenarioChoice? {
    CardNumber(number).flatMap(scenario(for:))
  }

  func scenario(for number: CardNumber) -> ScenarioChoice? {
    scenarios[number.digits]
  }
}
