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
