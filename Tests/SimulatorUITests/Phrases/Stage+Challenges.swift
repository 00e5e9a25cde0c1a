import PaymentCore

@testable import SimulatorUI

extension Stage {
  static let challenges: [Stage] = [
    challenge("one-time code", .challengeCode) {
      [
        $0.challenge.header, $0.challenge.codeLabel, $0.challenge.submit,
        $0.challenge.resendLater, $0.challenge.timeLeft("5:00"), $0.challenge.triesLeft("3"),
        "\($0.challenge.hintMark): \($0.challenge.hintCode)", $0.challenge.trust, $0.challenge.why,
        $0.challenge.more,
      ]
    },
    challenge("wrong code") {
      $0.type("1")
      $0.press(.enter)
      $0.waitForPerson()
    } shows: {
      [$0.challenge.wrongAnswer, $0.challenge.triesLeft("2")]
    },
    challenge("no code") {
      $0.press(.enter)
    } shows: {
      [$0.challenge.emptyAnswer]
    },
    challenge("ten codes") {
      for _ in 0..<9 {
        $0.wait(.seconds(30))
        $0.press(.backTab, .backTab, .backTab, .backTab, .enter)
        $0.waitForPerson()
        while !$0.focusIsOnCode { $0.press(.tab) }
      }
    } shows: {
      [$0.challenge.codesSent("10")]
    },
    challenge("resend focused too early") {
      $0.press(.tab, .tab)
    } shows: {
      [$0.challenge.resendLater]
    },
    challenge("resend possible") {
      $0.wait(.seconds(31))
    } shows: {
      [$0.challenge.resend]
    },
    challenge("folds open") {
      $0.press(.tab, .tab, .tab, .tab, .enter, .tab, .enter)
    } shows: {
      [$0.challenge.why, $0.challenge.whyText, $0.challenge.more, $0.challenge.moreText]
    },
    challenge("choose one", .challengeChooseOne) {
      [
        $0.challenge.chooseOneText, $0.challenge.optionConfirm, $0.challenge.optionReject,
        $0.challenge.optionUnavailable, $0.challenge.optionAttempt, $0.challenge.optionWrong,
        $0.challenge.hintChooseOne,
      ]
    },
    challenge("choose several", .challengeChooseSeveral) {
      $0.challenge.severalOptions + [
        $0.challenge.chooseSeveralText, $0.challenge.hintChooseSeveral,
      ]
    },
    challenge("bank's app", .challengeBankApp) {
      [$0.challenge.goOn, $0.challenge.refuse, $0.challenge.hintBankApp]
    },
    challenge("back from the bank's app", .challengeBankApp, act: { $0.comeBack() }) {
      [$0.challenge.bankAppCameBack]
    },
    challenge("not approved yet", .challengeBankApp) {
      $0.press(.enter)
      $0.waitForPerson()
    } shows: {
      [$0.challenge.notApprovedYet]
    },
    challenge("answer being checked", act: { $0.answerCode() }) {
      [$0.challenge.checking]
    },
    challenge("Ctrl-C while the answer is checked") {
      $0.answerCode()
      $0.press(.control("c"))
    } shows: {
      [$0.challenge.checking, $0.shell.interruptAgain]
    },
    challenge("contract changed") {
      $0.press(.function(4))
    } shows: {
      [$0.shell.contractViewOnly]
    },
  ]
}

extension Visit {
  fileprivate mutating func answerCode() {
    type("1234")
    press(.enter)
  }

  fileprivate var focusIsOnCode: Bool {
    guard case .paying(let flow) = shop.simulator.phase, case .challenge(let challenge) = flow.state
    else { return true }
    return challenge.focus == .code
  }
}
