public import SimulatorUI

/// One thing that a watcher of a replay sees.
public struct ReplayMoment: Sendable {
  /// Why the screen may look otherwise now.
  public enum Cause: Hashable, Sendable {
    /// The run began.
    case start
    /// Time passed, as a part of a longer time without a key.
    case time(Duration, of: Duration)
    /// A part of what was typed, a key's one byte or all of it.
    case key
    /// The screen has another size.
    case resize
    /// A checkpoint was reached.
    case checkpoint(String)
  }

  /// Why.
  public let cause: Cause
  /// What the screen shows.
  public let frame: Frame
}
