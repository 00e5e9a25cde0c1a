/// Which scenario a run followed, and why that one.
package struct Decision: Hashable, Sendable {
  /// The rules, the strongest first.
  package enum Rule: String, CaseIterable, Hashable, Sendable {
    /// It was named by an option or chosen in the picker.
    case option
    /// The card number brought it.
    case card
    /// Nothing else decided.
    case `default`
  }

  /// The scenario's name.
  package let name: String
  /// The rule that chose it.
  package let rule: Rule
  /// The error reason that replaced the scenario's answer, as it was given; nil if none did.
  package let errorReason: String?

  /// Makes a decision.
  package init(name: String, rule: Rule, errorReason: String? = nil) {
    self.name = name
    self.rule = rule
    self.errorReason = errorReason
  }
}

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
  ///   - card: The card number, if one was entered.
  /// - Returns: The scenario in force, and the decision.
  static func make(
    flow: FlowKind,
    setup: FlowSetup,
    card: CardNumber?
  ) -> (scenario: Scenario, decision: Decision) {
    if let chosen = setup.scenario, chosen.flow == flow { return follow(chosen, .option, setup) }
    if let byCard = card.flatMap(setup.cards.scenario(for:))?.scenario, byCard.flow == flow {
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
