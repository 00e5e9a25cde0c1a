/// The texts that an issuer may put into its challenge message.
///
/// Source: EMV 3-D Secure 2.x, challenge response (CRes) elements.
public struct ChallengeTexts: Hashable, Sendable {
  /// The heading (`challengeInfoHeader`).
  public var header: String?
  /// The explanation (`challengeInfoText`).
  public var text: String?
  /// The label of the input (`challengeInfoLabel`).
  public var label: String?
  /// The text that replaces the explanation when the shopper comes back (`challengeAddInfo`).
  public var addInfo: String?
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

  /// Makes an empty set of texts.
  public init() {}
}
