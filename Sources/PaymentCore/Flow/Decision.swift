/// Which scenario a run followed, and why that one.
public struct Decision: Hashable, Sendable {
  /// The rules, the strongest first.
  public enum Rule: String, CaseIterable, Hashable, Sendable {
    /// It was named by an option or chosen in the picker.
    case option
    /// The card number brought it.
    case card
    /// Nothing else decided.
    case `default`
  }

  /// The scenario's name.
  public let name: String
  /// The rule that chose it.
  public let rule: Rule
  /// The error reason that replaced the scenario's answer, as it was given; nil if none did.
  public let errorReason: String?

  /// Makes a decision.
  public init(name: String, rule: Rule, errorReason: String? = nil) {
    self.name = name
    self.rule = rule
    self.errorReason = errorReason
  }
}
