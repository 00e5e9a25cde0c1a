/// Why a full screen cannot be shown.
package enum TerminalError: Error, Hashable, Sendable {
  /// The process has no controlling terminal.
  case noControllingTerminal
  /// TERM names a terminal that nothing is known about; nil when it is unset or empty.
  case unknownType(String?)
  /// The terminal of this name cannot place its cursor.
  case notAddressable(String)
}
