package import SimulatorUI

/// One thing that happened in a recording.
package struct CastEvent: Hashable, Sendable {
  /// What can happen.
  package enum Kind: Hashable, Sendable {
    /// The person typed or pasted.
    case input(String)
    /// The terminal's size changed.
    case resize(Size)
    /// A named checkpoint was reached.
    case marker(String)
    /// The program ended with a status.
    case exit(Int)
    /// The program wrote to the terminal.
    case output(String)
    /// An event of a kind that this program does not know.
    case unknown(code: String, data: String)
  }

  /// Time since the event before; never negative.
  package var interval: Duration
  /// What happened.
  package var kind: Kind
  /// Line of the file the event was read from; zero if it was read from none.
  package var line: Int

  /// Makes an event.
  package init(after interval: Duration, _ kind: Kind, line: Int = 0) {
    self.interval = interval
    self.kind = kind
    self.line = line
  }
}
