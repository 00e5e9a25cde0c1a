/// The wallet's sheet: the card in the wallet, the amount, confirm or cancel.
package struct WalletSheet: Hashable, Sendable {
  /// The cards in the simulated wallet, by scheme and last four digits.
  package static let cards: [(brand: CardBrand, lastFour: String)] = [
    (.visa, "4242"), (.mastercard, "4444"),
  ]

  /// What the shopper's next key goes to.
  package enum Control: CaseIterable, Hashable, Sendable {
    /// The card.
    case card
    /// Confirm, as a look at the device would.
    case confirm
    /// Close the sheet.
    case cancel
  }

  /// The chosen card, an index of `cards`.
  package private(set) var chosenCard = 0
  /// Where the next key goes.
  package private(set) var focus = Control.confirm

  init() {}

  mutating func moveFocus(forward: Bool) {
    let controls = Control.allCases
    guard let index = controls.firstIndex(of: focus) else { return }
    focus = controls[(index + (forward ? 1 : controls.count - 1)) % controls.count]
  }

  mutating func chooseNextCard() {
    chosenCard = (chosenCard + 1) % WalletSheet.cards.count
  }
}
