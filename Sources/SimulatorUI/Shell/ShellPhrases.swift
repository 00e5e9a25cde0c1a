/// The frame round every screen.
package struct ShellPhrases: Sendable {
  /// The badge in the header.
  package let badge: String
  /// The promise beside the badge.
  package let promise: String
  /// Order number and amount: %1, %2.
  package let order: Template
  /// The steps' names.
  package let stepOrder: String
  /// The step of entering a card.
  package let stepCard: String
  /// The step on the checkout page.
  package let stepPage: String
  /// The step on the wallet's sheet.
  package let stepWallet: String
  /// The step of the challenge.
  package let stepChallenge: String
  /// The last step.
  package let stepResult: String
  /// The three ways to pay, in the shop's first line.
  package let payBy: String
  /// By card.
  package let payByCard: String
  /// On the checkout page.
  package let payByPage: String
  /// With a wallet.
  package let payByWallet: String
  /// The screen is too small; the needed size is %1.
  package let tooSmall: Template
  /// What is kept meanwhile.
  package let tooSmallHint: String
  /// The payment is under way and cannot be cancelled with Esc.
  package let underWay: String
  /// The first Ctrl-C while processing.
  package let interruptAgain: String
  /// The chosen scenario is %1.
  package let scenarioChosen: Template
  /// The second payment has ended as %1.
  package let secondPayment: Template
  /// The contract cannot be changed any more; only the view is.
  package let contractViewOnly: String
  /// The flow has only one SDK.
  package let contractFixed: String
}
