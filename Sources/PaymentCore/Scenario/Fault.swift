/// What goes wrong on the way to an answer of the simulated platform.
package enum Fault: Hashable, Sendable {
  /// The network is lost at once.
  case networkLost
  /// No answer comes, until the step's limit.
  case silent
  /// An HTTP error status instead of an answer.
  case http(Int)
  /// The answer comes twice; the second one is counted and left alone.
  case answersTwice
}
