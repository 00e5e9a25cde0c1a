/// The texts that an issuer may put into its challenge message.
///
/// Source: EMV 3-D Secure 2.x, challenge response (CRes) elements.
package struct ChallengeTexts: Hashable, Sendable {
  /// The heading (`challengeInfoHeader`).
  package var header: String?
  /// The explanation (`challengeInfoText`).
  package var text: String?
  /// The label of the input (`challengeInfoLabel`).
  package var label: String?
  /// The text that replaces the explanation when the shopper comes back (`challengeAddInfo`).
  package var addInfo: String?
  /// The label of the submit button (`submitAuthenticationLabel`).
  package var submitLabel: String?
  /// The label of the resend button (`resendInformationLabel`).
  package var resendLabel: String?
  /// The label of the continue button (`oobContinueLabel`).
  package var continueLabel: String?
  /// The label of the "why" fold (`whyInfoLabel`).
  package var whyLabel: String?
  /// The text of the "why" fold (`whyInfoText`).
  package var whyText: String?
  /// The label of the "more" fold (`expandInfoLabel`).
  package var moreLabel: String?
  /// The text of the "more" fold (`expandInfoText`).
  package var moreText: String?
  /// The question whether this shop is to be trusted, up to 64 characters (`whitelistingInfoText`).
  package var trustText: String?

  /// Makes an empty set of texts.
  package init() {}
}
