/// One answer that a select challenge offers.
///
/// Source: EMV 3-D Secure 2.x, `challengeSelectInfo`.
public struct ChallengeOption: Hashable, Sendable {
  /// The value sent back; has no comma.
  public let value: String
  /// The text shown; nil for the simulator's own text for this value.
  public let label: String?

  /// Makes an option.
  public init(value: String, label: String? = nil) {
    self.value = value
    self.label = label
  }
}
