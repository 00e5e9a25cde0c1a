/// The checkout page.
package struct PagePhrases: Sendable {
  /// The checkout page's heading.
  package let checkout: String
  /// Choose a way to pay.
  package let choose: String
  /// Pay by card.
  package let card: String
  /// Pay in one's own bank.
  package let bankLink: String
  /// Cancel and go back to the shop.
  package let cancel: String
  /// The bank's heading.
  package let bank: String
  /// Approve %1 in the bank.
  package let approve: Template
  /// Paid; go on to the shop.
  package let paid: String
  /// The button that leads to the shop.
  package let backToShop: String
  /// An unrelated page on the way back.
  package let unrelated: String
  /// The button of the unrelated page.
  package let goOn: String
  /// What closing the page does.
  package let closeHint: String
}
