internal import PaymentCore

/// The simulator's own texts of a challenge, where the issuer's message brings none.
package struct ChallengePhrases: Sendable {
  /// The heading.
  package let header: String
  /// The explanation of a one-time code; the shop's amount is %1.
  package let codeText: Template
  /// The explanation of a single select.
  package let chooseOneText: String
  /// The explanation of a multi select.
  package let chooseSeveralText: String
  /// The explanation of an approval in the bank's app; the amount is %1.
  package let bankAppText: Template
  /// What replaces it when the shopper comes back.
  package let bankAppCameBack: String
  /// The label of the code.
  package let codeLabel: String
  /// The label of a single select.
  package let chooseOneLabel: String
  /// The label of a multi select.
  package let chooseSeveralLabel: String
  /// The options of a single select, by value: Y, R, U, A and any other.
  package let optionConfirm: String
  /// R.
  package let optionReject: String
  /// U.
  package let optionUnavailable: String
  /// A.
  package let optionAttempt: String
  /// A wrong answer.
  package let optionWrong: String
  /// The options of a multi select, in order.
  package let severalOptions: [String]
  /// The submit button.
  package let submit: String
  /// The continue button of an approval in the app.
  package let goOn: String
  /// The refuse button.
  package let refuse: String
  /// The resend button.
  package let resend: String
  /// A new code is possible only after a pause.
  package let resendLater: String
  /// How many codes were sent: %1.
  package let codesSent: Template
  /// The choice whether to trust the shop.
  package let trust: String
  /// The "why" fold.
  package let why: String
  /// Its text.
  package let whyText: String
  /// The "more" fold.
  package let more: String
  /// Its text.
  package let moreText: String
  /// The answer was wrong.
  package let wrongAnswer: String
  /// Nothing was entered.
  package let emptyAnswer: String
  /// The bank has not seen the approval yet.
  package let notApprovedYet: String
  /// How many tries are left: %1.
  package let triesLeft: Template
  /// The time left: %1.
  package let timeLeft: Template
  /// The simulator's hint for a code.
  package let hintCode: String
  /// The simulator's hint for a single select.
  package let hintChooseOne: String
  /// The simulator's hint for a multi select.
  package let hintChooseSeveral: String
  /// The simulator's hint for an approval in the app.
  package let hintBankApp: String
  /// The sign before a hint of the simulator.
  package let hintMark: String
  /// The issuer judges the answer.
  package let checking: String

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
