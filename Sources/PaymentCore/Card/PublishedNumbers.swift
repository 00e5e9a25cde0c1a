/// The numbers that a form lets pass.
///
/// Any number that is in no published list may belong to a real card and is refused.
package struct PublishedNumbers: Hashable, Sendable {
  /// Whether numbers that are in no list are accepted too.
  package let acceptsAnyCard: Bool
  private let numbers: Set<[UInt8]>

  /// Makes a list of texts of ASCII digits.
  package init(_ numbers: some Sequence<String>, acceptsAnyCard: Bool = false) {
    self.numbers = Set(numbers.map { DigitText($0).digits })
    self.acceptsAnyCard = acceptsAnyCard
  }

  /// Whether a number that the field finds valid may be paid with.
  package func accepts(_ number: String) -> Bool {
    acceptsAnyCard || CardNumber(number).map(contains) ?? false
  }

  /// Whether some published number begins with these digits.
  package func hasNumber(beginningWith digits: String) -> Bool {
    guard let number = CardNumber(digits) else { return false }
    return numbers.contains { $0.starts(with: number.digits) }
  }

  func contains(_ number: CardNumber) -> Bool {
    numbers.contains(number.digits)
  }
}
