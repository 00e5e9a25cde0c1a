/// What a key asks of the host of the terminal.
package enum HostRequest: Hashable, Sendable {
  /// Paint the whole screen again.
  case repaint
  /// Suspend the program.
  case suspend
  /// Name this moment in the recording.
  case checkpoint
}
