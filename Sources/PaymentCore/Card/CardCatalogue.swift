/// The numbers that a run accepts, and the scenario that each brings.
///
/// Any number that is in no published list may belong to a real card and is refused.
package struct CardCatalogue: Hashable, Sendable {
  /// The cards that have a meaning of their own.
  package let cards: [TestCard]
  /// Whether numbers that are in no list are accepted too.
  package let acceptsAnyCard: Bool
  /// The built-in cards and nothing else, made once.
  package static let builtIn = CardCatalogue()

  private let scenarios: [[UInt8]: ScenarioChoice]

  /// Makes a catalogue of the built-in cards and some of one's own, which win.
  package init(adding own: [TestCard] = [], acceptsAnyCard: Bool = false) {
    let numbers = Set(own.map(\.number))
    cards = TestCard.builtIn.filter { !numbers.contains($0.number) } + own
    self.acceptsAnyCard = acceptsAnyCard
    scenarios = TestCard.otherNumbers.reduce(into: [:]) {
      $0[DigitText($1).digits] = .builtIn(.approvedCaptured)
    }
    .merging(cards.map { (DigitText($0.number).digits, $0.scenario) }) { $1 }
  }

  /// Whether a number that the field finds valid may be paid with.
  package func accepts(_ number: String) -> Bool {
    acceptsAnyCard || scenario(for: number) != nil
  }

  /// The scenario that a number brings; nil if it is in no list.
  package func scenario(for number: String) -> ScenarioChoice? {
    CardNumber(number).flatMap(scenario(for:))
  }

  func scenario(for number: CardNumber) -> ScenarioChoice? {
    scenarios[number.digits]
  }

  /// Whether some published number begins with these digits.
  package func hasNumber(beginningWith digits: String) -> Bool {
    guard let number = CardNumber(digits) else { return false }
    return scenarios.keys.contains { $0.starts(with: number.digits) }
  }
}
