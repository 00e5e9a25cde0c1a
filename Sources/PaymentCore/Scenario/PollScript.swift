/// What the platform answers while the SDK polls for the payment's end.
public struct PollScript: Hashable, Sendable {
  /// The most polls that an SDK makes.
  public static let most = 10

  /// The answer; nil if the payment is still processing at every poll.
  public var answer: PlatformAnswer?

  /// Makes a script.
  public init(_ answer: PlatformAnswer?) {
    self.answer = answer
  }
}
