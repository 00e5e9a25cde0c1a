/// The checkout page and the wallet's sheet.
public struct PagePhrases: Sendable {
  /// The checkout page's heading.
  public let checkout: String
  /// Choose a way to pay.
  public let choose: String
  /// Pay by card.
  public let card: String
  /// Pay in one's own bank.
  public let bankLink: String
  /// Cancel and go back to the shop.
  public let cancel: String
  /// The bank's heading.
  public let bank: String
  /// Approve %1 in the bank.
  public let approve: Template
  /// Paid; go on to the shop.
  public let paid: String
  /// The button that leads to the shop.
  public let backToShop: String
  /// An unrelated page on the way back.
  public let unrelated: String
  /// The button of the unrelated page.
  public let goOn: String
  /// What closing the page does.
  public let closeHint: String
  /// The wallet's heading.
  public let wallet: String
  /// The card in the wallet.
  public let walletCard: String
  /// The amount.
  public let walletAmount: String
  /// Confirm.
  public let walletConfirm: String
  /// Cancel.
  public let walletCancel: String
}
