extension Scenario {
  static let challenges: [Scenario] = [
    challenged("challenge-code", "Challenge: a one-time code decides") { _ in },
    challenged("challenge-choose-one", "Challenge: the chosen option decides", .singleSelect) {
      _ in
    },
    challenged("challenge-choose-several", "Challenge: two options must be right", .multiSelect) {
      _ in
    },
    challenged("challenge-bank-app", "Challenge: approve in the bank's app", .outOfBand) { _ in },
    challenged("challenge-then-declined", "Authenticated, then declined by the issuer") {
      $0.poll.behaviour.answer = .declined(.issuer)
    },
    challenged("3ds-auth-fail", "Challenge: every code is wrong (transStatus N)") {
      $0.answer.behaviour = .alwaysWrong
    },
    challenged("3ds-issuer-rejects", "Challenge: the issuer rejects (transStatus R)") {
      $0.answer.behaviour = .always(.rejected)
    },
    make("3ds-unavailable", "3-D Secure cannot be performed (transStatus U)") {
      $0.authorise.behaviour = .unavailable
    },
    challenged("3ds-protocol-error", "The challenge message breaks the protocol") {
      $0.challenge.behaviour.brokenField = "acsUiType"
    },
    challenged("3ds-attempted", "Challenge: attempted (transStatus A), approved") {
      $0.answer.behaviour = .always(.attempted)
    },
    challenged("3ds-cancelled", "Challenge: cancel it with Esc") { _ in },
    challenged("3ds-timeout", "Challenge: let its time run out (15 s here)") {
      $0.challenge.behaviour.timeLimit = .seconds(15)
    },
    challenged("3ds-message-timeout", "The issuer's server is silent for 10 s") {
      $0.challenge.fault = .silent
    },
    challenged("acs-timeout", "Challenge: the issuer's server reports its time-out") {
      $0.answer.behaviour = .acsTimedOut
    },
  ]

  private static func challenged(
    _ name: String,
    _ title: String,
    _ kind: ChallengeKind = .oneTimeCode,
    _ change: (inout Scenario) -> Void
  ) -> Scenario {
    make(name, title) {
      $0.authorise.behaviour = .challenge
      $0.challenge.behaviour = ChallengeScript(prompt: ChallengePrompt(kind: kind))
      change(&$0)
    }
  }
}
