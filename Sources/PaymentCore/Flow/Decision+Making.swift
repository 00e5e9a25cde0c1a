extension Decision {
  /// Finds the scenario that a run follows; the only place where that is decided.
  ///
  /// The order is: an option or the picker, the card number, the usual scenario of the flow. A
  /// scenario of another flow does not apply. An error reason then replaces the platform's last
  /// answer only.
  ///
  /// - Parameters:
  ///   - flow: How it is paid.
  ///   - setup: The simulated world.
  ///   - number: The card number, if one was entered.
  /// - Returns: The scenario in force, and the decision.
  package static func make(
    flow: FlowKind,
    setup: FlowSetup,
    number: String?
  ) -> (scenario: Scenario, decision: Decision) {
    make(flow: flow, setup: setup, published: number.flatMap(setup.cards.scenario(for:)))
  }

  static func make(
    flow: FlowKind,
    setup: FlowSetup,
    published name: String?
  ) -> (scenario: Scenario, decision: Decision) {
    if let chosen = setup.scenario, chosen.flow == flow { return follow(chosen, .option, setup) }
    if let name, let byCard = Scenario.named(name), byCard.flow == flow {
      return follow(byCard, .card, setup)
    }
    return follow(Scenario.usual(for: flow), .default, setup)
  }

  private static func follow(
    _ scenario: Scenario,
    _ rule: Rule,
    _ setup: FlowSetup
  ) -> (scenario: Scenario, decision: Decision) {
    let decision = Decision(
      name: scenario.name,
      rule: rule,
      errorReason: setup.errorReason?.code
    )
    guard let reason = setup.errorReason else { return (scenario, decision) }
    var changed = scenario
    changed.poll.behaviour.answer = reason.answer
    return (changed, decision)
  }
}
