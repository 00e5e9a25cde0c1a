/// The times of a replay at which a person can follow it.
///
/// Recordings are full of keys that come all at once, and of hours that pass at once.
struct HumanPace {
  /// The least time between two keys that show something.
  private static let keyPause = Duration.milliseconds(120)
  /// The longest time that nothing is pressed.
  private static let longestPause = Duration.seconds(3)
  /// How long the last screen stays.
  static let lastLook = Duration.seconds(2)

  /// Time since the start.
  private(set) var time = Duration.zero
  private var lastKey = Duration.zero - HumanPace.keyPause

  /// Moves on to a moment, whose screen shows something new or does not.
  mutating func reach(_ cause: ReplayMoment.Cause, showsChange: Bool) {
    switch cause {
    case .time(let step, let whole):
      time += whole > Self.longestPause ? step * (Self.longestPause / whole) : step
    case .key where showsChange:
      time = max(time, lastKey + Self.keyPause)
      lastKey = time
    case .start, .key, .resize, .checkpoint: break  // These take no time.
    }
  }
}
