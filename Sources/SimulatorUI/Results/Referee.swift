/// Whether the SDK kept its promises, from what was observed.
package struct Referee: Hashable, Sendable {
  /// How many callbacks the run brought.
  package internal(set) var delivered: Int
  /// Whether a frame without the SDK's screens had been drawn before the callback.
  package internal(set) var interfaceGone: Bool
  /// Whether the next payment could start at the time of the callback.
  package internal(set) var lockFree: Bool
  /// How many answers came that were left alone.
  package internal(set) var suppressed: Int
}
