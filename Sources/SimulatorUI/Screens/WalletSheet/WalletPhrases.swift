/// The wallet's sheet.
package struct WalletPhrases: Sendable {
  /// The heading.
  package let title: String
  /// The card in the wallet.
  package let card: String
  /// The amount.
  package let amount: String
  /// Confirm.
  package let confirm: String
  /// Cancel.
  package let cancel: String
}
