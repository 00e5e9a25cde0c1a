/// The frame round every screen.
public struct ShellPhrases: Sendable {
  /// The badge in the header.
  public let badge: String
  /// The promise beside the badge.
  public let promise: String
  /// Order number and amount: %1, %2.
  public let order: Template
  /// The steps' names.
  public let stepOrder: String
  /// The step of entering a card.
  public let stepCard: String
  /// The step on the checkout page.
  public let stepPage: String
  /// The step on the wallet's sheet.
  public let stepWallet: String
  /// The step of the challenge.
  public let stepChallenge: String
  /// The last step.
  public let stepResult: String
  /// The three ways to pay, in the shop's first line.
  public let payBy: String
  /// By card.
  public let payByCard: String
  /// On the checkout page.
  public let payByPage: String
  /// With a wallet.
  public let payByWallet: String
  /// The screen is too small; the needed size is %1.
  public let tooSmall: Template
  /// What is kept meanwhile.
  public let tooSmallHint: String
  /// The payment is under way and cannot be cancelled with Esc.
  public let underWay: String
  /// The first Ctrl-C while processing.
  public let interruptAgain: String
  /// The chosen scenario is %1.
  public let scenarioChosen: Template
  /// The second payment has ended as %1.
  public let secondPayment: Template
  /// A checkpoint named %1 was set.
  public let checkpoint: Template
  /// The contract cannot be changed any more; only the view is.
  public let contractViewOnly: String
  /// The flow has only one SDK.
  public let contractFixed: String
  /// First-time hint on the empty form: try the card %1, %2 opens the picker.
  public let firstHint: Template
}
