internal import PaymentCore

/// The simulator's own texts of a challenge, where the issuer's message brings none.
public struct ChallengePhrases: Sendable {
  /// The heading.
  public let header: String
  /// The explanation of a one-time code; the shop's amount is %1.
  public let codeText: Template
  /// The explanation of a single select.
  public let chooseOneText: String
  /// The explanation of a multi select.
  public let chooseSeveralText: String
  /// The explanation of an approval in the bank's app; the amount is %1.
  public let bankAppText: Template
  /// What replaces it when the shopper comes back.
  public let bankAppCameBack: String
  /// The label of the code.
  public let codeLabel: String
  /// The label of a single select.
  public let chooseOneLabel: String
  /// The label of a multi select.
  public let chooseSeveralLabel: String
  /// The options of a single select, by value: Y, R, U, A and any other.
  public let optionConfirm: String
  /// R.
  public let optionReject: String
  /// U.
  public let optionUnavailable: String
  /// A.
  public let optionAttempt: String
  /// A wrong answer.
  public let optionWrong: String
  /// The options of a multi select, in order.
  public let severalOptions: [String]
  /// The submit button.
  public let submit: String
  /// The continue button of an approval in the app.
  public let goOn: String
  /// The refuse button.
  public let refuse: String
  /// The resend button.
  public let resend: String
  /// A new code is possible only after a pause.
  public let resendLater: String
  /// How many codes were sent: %1.
  public let codesSent: Template
  /// The choice whether to trust the shop.
  public let trust: String
  /// The "why" fold.
  public let why: String
  /// Its text.
  public let whyText: String
  /// The "more" fold.
  public let more: String
  /// Its text.
  public let moreText: String
  /// The answer was wrong.
  public let wrongAnswer: String
  /// Nothing was entered.
  public let emptyAnswer: String
  /// The bank has not seen the approval yet.
  public let notApprovedYet: String
  /// How many tries are left: %1.
  public let triesLeft: Template
  /// The time left: %1.
  public let timeLeft: Template
  /// The simulator's hint for a code.
  public let hintCode: String
  /// The simulator's hint for a single select.
  public let hintChooseOne: String
  /// The simulator's hint for a multi select.
  public let hintChooseSeveral: String
  /// The simulator's hint for an approval in the app.
  public let hintBankApp: String
  /// The sign before a hint of the simulator.
  public let hintMark: String
  /// The issuer judges the answer.
  public let checking: String

  func text(_ warning: ChallengeWarning) -> String {
    switch warning {
    case .wrongAnswer: wrongAnswer
    case .emptyAnswer: emptyAnswer
    case .notApprovedYet: notApprovedYet
    }
  }

  func hint(_ kind: ChallengeKind) -> String {
    switch kind {
    case .oneTimeCode: hintCode
    case .singleSelect: hintChooseOne
    case .multiSelect: hintChooseSeveral
    case .outOfBand: hintBankApp
    }
  }

  func optionText(_ option: ChallengeOption, at index: Int, kind: ChallengeKind) -> String {
    if let label = option.label { return label }
    if kind == .multiSelect {
      return severalOptions.indices.contains(index) ? severalOptions[index] : option.value
    }
    return switch option.value {
    case "Y": optionConfirm
    case "R": optionReject
    case "U": optionUnavailable
    case "A": optionAttempt
    default: optionWrong
    }
  }
}
