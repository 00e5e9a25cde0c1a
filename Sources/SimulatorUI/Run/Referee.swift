/// Whether the SDK kept its promises, from what was observed.
public struct Referee: Hashable, Sendable {
  /// How many callbacks the run brought.
  public internal(set) var delivered: Int
  /// Whether a frame without the SDK's screens had been drawn before the callback.
  public internal(set) var interfaceGone: Bool
  /// Whether the next payment could start at the time of the callback.
  public internal(set) var lockFree: Bool
  /// How many answers came that were left alone.
  public internal(set) var suppressed: Int
}
