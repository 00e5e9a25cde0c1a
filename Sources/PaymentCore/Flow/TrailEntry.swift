/// One state that a run went through, and when it was entered.
public struct TrailEntry: Hashable, Sendable {
  /// The state.
  public let state: StateName
  /// The time since the start of the run.
  public let time: Duration
}
