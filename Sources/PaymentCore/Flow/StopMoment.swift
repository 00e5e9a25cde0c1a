/// When the program was told to stop, or lost its terminal.
package enum StopMoment: CaseIterable, Hashable, Sendable {
  /// Before anything was sent.
  case beforeSending
  /// While the payment was under way; a challenge counts.
  case afterSending
}
