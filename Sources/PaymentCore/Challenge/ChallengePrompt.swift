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
