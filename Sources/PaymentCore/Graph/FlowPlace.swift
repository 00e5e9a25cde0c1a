/// Where a run stands, without timers and ids, so that an exploration recognises it again.
struct FlowPlace: Hashable {
  private let scenario: Scenario.Source
  private let state: PaymentFlow.State
  private let wasOnlyAttempted: Bool
  private let isLateAnswerDue: Bool

  init(_ flow: PaymentFlow) {
    scenario = flow.scenario.source
    wasOnlyAttempted = flow.wasOnlyAttempted
    switch flow.state {
    case .cardForm, .checkoutPage, .walletSheet: state = flow.state
    case .processing(let exchange): state = .processing(exchange.timeless)
    case .challenge(let challenge): state = .challenge(challenge.timeless)
    case .finished: state = flow.state
    }
    isLateAnswerDue = flow.result != nil && flow.deadline != nil
  }
}

extension Exchange {
  /// The same wait, however long it has taken.
  fileprivate var timeless: Exchange {
    var same = self
    same.timeLeft = .zero
    if case .answer(let answer, let challenge) = kind {
      same.kind = .answer(answer, challenge.timeless)
    }
    return same
  }
}

extension Challenge {
  /// The same screen, however long it has been shown, without what decides nothing.
  fileprivate var timeless: Challenge {
    var same = self
    same.timeLeft = .zero
    same.resendWait = resendWait > .zero ? Challenge.resendPause : .zero
    same.codesSent = 1
    same.approvals = min(approvals, 1)
    same.warning = nil
    same.hasComeBack = false
    same.trustsShop = false
    same.showsWhy = false
    same.showsMore = false
    return same
  }
}
