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
  ///   - choice: The scenario that the entered card brings, if one was entered.
  /// - Returns: The scenario in force, and the decision.
  static func make(
    flow: FlowKind,
    setup: FlowSetup,
    published choice: ScenarioChoice?
  ) -> (scenario: Scenario, decision: Decision) {
    if let chosen = setup.scenario, chosen.flow == flow { return follow(chosen, .option, setup) }
    if let byCard = choice?.scenario, byCard.flow == flow { return follow(byCard, .card, setup) }
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
