/// An answer that comes after the run has ended: counted, shown, and otherwise left alone.
public struct LateAnswer: Hashable, Sendable {
  /// What it says.
  public var answer: PlatformAnswer
  /// The time after the end.
  public var delay: Duration

  /// Makes a late answer.
  public init(_ answer: PlatformAnswer, delay: Duration = .milliseconds(300)) {
    self.answer = answer
    self.delay = delay
  }
}
