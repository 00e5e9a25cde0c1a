/// One representative thing that may happen to a run, under the name that the graph shows.
struct FlowMove: Sendable {
  /// The name, as an edge's label.
  let name: String
  /// The events that make it up; none if it makes no sense where the run stands.
  let events: @Sendable (PaymentFlow) -> [Event]

  private init(_ name: String, _ events: @escaping @Sendable (PaymentFlow) -> [Event]) {
    self.name = name
    self.events = events
  }

  private init(_ name: String, _ event: Event) {
    self.init(name) { _ in [event] }
  }

  /// Every move, in the order in which labels are listed.
  static let all: [FlowMove] =
    [
      FlowMove("Pay", .submitted),
      FlowMove("Enter", .confirmed),
      FlowMove("Space", .toggled),
      FlowMove("Tab", .focusMoved(forward: true)),
    ] + ["1234", "2222", "3333", "7777", "0000"].map(code) + [
      FlowMove("time") { $0.deadline.map { [.elapsed($0)] } ?? [] },
      FlowMove("Esc", .cancelled),
      FlowMove("back in front", .cameBack),
      FlowMove("resolver") {
        [
          .lookupAnswered(
            LookupAnswer(status: .settled, orderNumber: $0.request.payment.orderNumber)
          )
        ]
      },
      FlowMove("platform", .platformAnswered(.approved)),
      FlowMove("stop", .stopped),
    ]

  private static func code(_ code: String) -> FlowMove {
    FlowMove("code \(code)") { flow in
      guard case .challenge(let challenge) = flow.state, challenge.focus == .code else { return [] }
      return [.edited(.paste(code)), .confirmed]
    }
  }
}
