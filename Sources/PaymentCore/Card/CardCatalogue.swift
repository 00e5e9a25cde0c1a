/// The numbers that a run accepts, and the scenario that each brings.
///
/// Any number that is in no published list may belong to a real card and is refused.
public struct CardCatalogue: Hashable, Sendable {
  /// The cards that have a meaning of their own.
  public let cards: [TestCard]
  /// Whether numbers that are in no list are accepted too.
  public let acceptsAnyCard: Bool

  /// Makes a catalogue of the built-in cards and some of one's own, which win.
  public init(adding own: [TestCard] = [], acceptsAnyCard: Bool = false) {
    let numbers = Set(own.map(\.number))
    cards = TestCard.builtIn.filter { !numbers.contains($0.number) } + own
    self.acceptsAnyCard = acceptsAnyCard
  }

  /// Whether a number that the field finds valid may be paid with.
  public func accepts(_ number: String) -> Bool {
    acceptsAnyCard || scenario(for: number) != nil
  }

  /// The name of the scenario that a number brings; nil if it is in no list.
  public func scenario(for number: String) -> String? {
    if let card = cards.first(where: { $0.number == number }) { return card.scenario }
    return TestCard.otherNumbers.contains(number) ? "approved-captured" : nil
  }

  /// Whether some published number begins with these digits.
  public func hasNumber(beginningWith digits: String) -> Bool {
    cards.contains { $0.number.hasPrefix(digits) }
      || TestCard.otherNumbers.contains { $0.hasPrefix(digits) }
  }
}
