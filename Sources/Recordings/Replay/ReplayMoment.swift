package import SimulatorUI

/// One thing that a watcher of a replay sees.
package struct ReplayMoment: Sendable {
  /// Why the screen may look otherwise now.
  package enum Cause: Hashable, Sendable {
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
  package let cause: Cause
  /// What the screen shows.
  package let frame: Frame
}
