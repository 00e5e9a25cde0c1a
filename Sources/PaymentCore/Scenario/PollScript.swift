/// What the platform answers while the SDK polls for the payment's end.
package struct PollScript: Hashable, Sendable {
  /// The most polls that an SDK makes.
  package static let most = 10

  /// The answer; nil if the payment is still processing at every poll.
  package var answer: PlatformAnswer?

  /// Makes a script.
  package init(_ answer: PlatformAnswer?) {
    self.answer = answer
  }
}
