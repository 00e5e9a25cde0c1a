/// An answer that comes after the run has ended: counted, shown, and otherwise left alone.
package struct LateAnswer: Hashable, Sendable {
  /// What it says.
  package var answer: PlatformAnswer
  /// The time after the end.
  package var delay: Duration

  /// Makes a late answer.
  package init(_ answer: PlatformAnswer, delay: Duration = .milliseconds(300)) {
    self.answer = answer
    self.delay = delay
  }
}
