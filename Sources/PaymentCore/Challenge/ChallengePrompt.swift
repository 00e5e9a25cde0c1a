/// What the issuer's challenge message asks the terminal to show.
///
/// A text that is nil is the simulator's own, in the language of the run. The names follow
/// EMV 3-D Secure 2.x, challenge response (CRes) elements.
public struct ChallengePrompt: Hashable, Sendable {
  /// How the shopper answers.
  public var kind: ChallengeKind
  /// The issuer's name, shown as a badge (`issuerImage`).
  public var issuer: String
  /// The heading (`challengeInfoHeader`).
  public var header: String?
  /// The explanation (`challengeInfoText`).
  public var text: String?
  /// The label of the input (`challengeInfoLabel`).
  public var label: String?
  /// The text that replaces the explanation when the shopper comes back (`challengeAddInfo`).
  public var addInfo: String?
  /// The answers of a select challenge (`challengeSelectInfo`).
  public var options: [ChallengeOption]
  /// The label of the submit button (`submitAuthenticationLabel`).
  public var submitLabel: String?
  /// The label of the resend button (`resendInformationLabel`).
  public var resendLabel: String?
  /// The label of the continue button (`oobContinueLabel`).
  public var continueLabel: String?
  /// The label of the "why" fold (`whyInfoLabel`).
  public var whyLabel: String?
  /// The text of the "why" fold (`whyInfoText`).
  public var whyText: String?
  /// The label of the "more" fold (`expandInfoLabel`).
  public var moreLabel: String?
  /// The text of the "more" fold (`expandInfoText`).
  public var moreText: String?
  /// The question whether this shop is to be trusted, up to 64 characters (`whitelistingInfoText`).
  public var trustText: String?

  /// Makes a prompt with the simulator's own texts.
  public init(kind: ChallengeKind) {
    self.kind = kind
    issuer = "Simulator Bank"
    options =
      switch kind {
      case .singleSelect: ["Y", "R", "U", "A", "wrong"].map { ChallengeOption(value: $0) }
      case .multiSelect: ["1", "2", "3", "4"].map { ChallengeOption(value: $0) }
      case .oneTimeCode, .outOfBand: []
      }
  }
}
