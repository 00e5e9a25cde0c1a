/// How fast a playback is, in doublings of human speed.
package struct PlaybackSpeed: Hashable, Sendable, CustomStringConvertible {
  private static let doublings = -2...3

  private var doubling = 0

  /// Starts at human speed.
  init() {}

  /// Whether it is human speed.
  package var isUsual: Bool { doubling == 0 }

  /// The speed as a factor, such as 2x or 1/4x.
  package var description: String {
    doubling < 0 ? "1/\(1 << -doubling)x" : "\(1 << doubling)x"
  }

  mutating func increase() {
    doubling = min(doubling + 1, Self.doublings.upperBound)
  }

  mutating func decrease() {
    doubling = max(doubling - 1, Self.doublings.lowerBound)
  }

  /// How much of a playback passes in a time before the screen.
  func played(in duration: Duration) -> Duration {
    doubling < 0 ? duration / (1 << -doubling) : duration * (1 << doubling)
  }

  /// How long a part of a playback takes before the screen.
  func time(for played: Duration) -> Duration {
    doubling < 0 ? played * (1 << -doubling) : played / (1 << doubling)
  }
}
