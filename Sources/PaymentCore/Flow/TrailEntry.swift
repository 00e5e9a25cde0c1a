/// One state that a run went through, and when it was entered.
package struct TrailEntry: Hashable, Sendable {
  /// The state.
  package let state: StateName
  /// The time since the start of the run.
  package let time: Duration
}
