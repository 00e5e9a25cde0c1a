/// A walk through the machine: every place that the built-in scenarios and cards lead to.
struct FlowExploration {
  /// One move from one place to another.
  struct Passage {
    let move: FlowMove
    let before: PaymentFlow
    let after: PaymentFlow
  }

  /// The runs that it begins with, each in its first state.
  let starts: [PaymentFlow]
  /// Every move from every place, in the order of discovery.
  let passages: [Passage]

  init(today: CalendarDay) {
    starts = FlowExploration.starts(today: today)
    var seen = Set(starts.map(FlowPlace.init))
    var waiting = starts[...]
    var passages: [Passage] = []
    while let flow = waiting.popFirst() {
      for move in FlowMove.all {
        let events = move.events(flow)
        guard !events.isEmpty else { continue }
        var next = flow
        for event in events { next.handle(event) }
        passages.append(Passage(move: move, before: flow, after: next))
        if seen.insert(FlowPlace(next)).inserted { waiting.append(next) }
      }
    }
    self.passages = passages
  }

  private static func starts(today: CalendarDay) -> [PaymentFlow] {
    let byScenario = Scenario.builtIn.map { start($0.flow, scenario: $0, today: today) }
    let byCard = TestCard.builtIn.map { start(.card, card: $0.number, today: today) }
    let empty = FlowKind.allCases.map { start($0, today: today) }
    return empty + byCard + byScenario
  }

  /// A run with its form filled, if it has one to fill.
  private static func start(
    _ flow: FlowKind,
    scenario: Scenario? = nil,
    card: String? = nil,
    today: CalendarDay
  ) -> PaymentFlow {
    var request = PaymentRequest(flow: flow, payment: .nobodys)
    if flow == .hosted { request.returnURL = ReturnURL("paysim://shop/return") }
    let setup = FlowSetup(today: today, scenario: scenario, cardSessionID: "")
    var run = PaymentFlow(request: request, setup: setup)
    let number = card ?? scenario.map { _ in "4242424242424242" }
    if let number, case .cardForm(let form) = run.state, form.checksFields {
      run.handle(.filled(CardEntry(number: number, today: today)))
    }
    return run
  }
}

extension Payment {
  /// A payment whose values decide nothing.
  fileprivate static let nobodys = Payment(
    paymentID: "",
    transID: "",
    orderNumber: "",
    price: .valid(Money(minorUnits: 1, currency: .euro))
  )
}

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
