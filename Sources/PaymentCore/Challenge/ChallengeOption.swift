/// One answer that a select challenge offers.
///
/// Source: EMV 3-D Secure 2.x, `challengeSelectInfo`.
package struct ChallengeOption: Hashable, Sendable {
  /// The value sent back; has no comma.
  package let value: String
  /// The text shown; nil for the simulator's own text for this value.
  package let label: String?

  /// Makes an option.
  package init(value: String, label: String? = nil) {
    self.value = value
    self.label = label
  }
}
