/// What the issuer's challenge message asks the terminal to show.
///
/// Its texts are members too, such as `header`. The names follow EMV 3-D Secure 2.x, challenge
/// response (CRes) elements.
@dynamicMemberLookup
package struct ChallengePrompt: Hashable, Sendable {
  /// How the shopper answers.
  package var kind: ChallengeKind
  /// The issuer's name, shown as a badge (`issuerImage`).
  package var issuer: String
  /// The answers of a select challenge (`challengeSelectInfo`).
  package var options: [ChallengeOption]
  private var ownTexts = OwnTexts.none

  /// Makes a prompt with the simulator's own texts.
  package init(kind: ChallengeKind) {
    self.kind = kind
    issuer = "Simulator Bank"
    options =
      switch kind {
      case .singleSelect: ["Y", "R", "U", "A", "wrong"].map { ChallengeOption(value: $0) }
      case .multiSelect: ["1", "2", "3", "4"].map { ChallengeOption(value: $0) }
      case .oneTimeCode, .outOfBand: []
      }
  }

  /// One of the issuer's texts; nil stands for the simulator's own, in the language of the run.
  package subscript(dynamicMember text: WritableKeyPath<ChallengeTexts, String?>) -> String? {
    get { texts[keyPath: text] }
    set { texts[keyPath: text] = newValue }
  }

  /// The issuer's own texts.
  package var texts: ChallengeTexts {
    get {
      switch ownTexts {
      case .none: ChallengeTexts()
      case .some(let texts): texts
      }
    }
    set { ownTexts = .some(newValue) }
  }

  /// Kept apart, since few issuers have texts of their own and prompts are copied often.
  private enum OwnTexts: Hashable {
    case none
    indirect case some(ChallengeTexts)
  }
}

/// How the bank asks the shopper who it is.
///
/// Source: EMV 3-D Secure 2.x, the native `acsUiType` 01 to 04.
package enum ChallengeKind: String, CaseIterable, Hashable, Sendable {
  /// A code that the bank has sent.
  case oneTimeCode = "code"
  /// One of several answers.
  case singleSelect = "choose-one"
  /// Any number of several answers.
  case multiSelect = "choose-several"
  /// Approval in the bank's own app (out of band).
  case outOfBand = "bank-app"

  /// The `acsUiType` of the message.
  package var acsUiType: String {
    switch self {
    case .oneTimeCode: "01"
    case .singleSelect: "02"
    case .multiSelect: "03"
    case .outOfBand: "04"
    }
  }
}

/// One answer that a select challenge offers.
///
/// Source: EMV 3-D Secure 2.x, `challengeSelectInfo`.
package struct ChallengeOption: Hashable, Sendable {
  /// The value sent back; has no comma.
  package let value: String
  /// The text shown; nil for the simulator's own text for this value.
  package let label: String?

  /// Makes an option.
  package init(value: String, label: String? = nil) {
    self.value = value
    self.label = label
  }
}

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
