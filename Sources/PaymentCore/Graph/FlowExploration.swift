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
