/// What can be wrong with a replay apart from what it shows.
package enum ReplayProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The run never comes to wait for a person.
  case neverSettles
  /// The run ended without a result.
  case noResult
  /// Keys follow after the person has left.
  case keysLeftOver(line: Int)
  /// A checkpoint follows after the person has left.
  case checkpointTooLate(name: String, line: Int)
  /// The run ends with another status than the recording says.
  case exitStatus(expected: Int, actual: Int, line: Int)

  /// What is wrong, and where.
  package var description: String {
    switch self {
    case .neverSettles: "the run is still busy after a day of its own time"
    case .noResult: "the run ended without a result"
    case .keysLeftOver(let line): "line \(line): keys follow after the run was left"
    case .checkpointTooLate(let name, let line):
      "line \(line): the checkpoint \(name) follows after the run was left"
    case .exitStatus(let expected, let actual, let line):
      "line \(line): expected exit status \(expected), got \(actual)"
    }
  }
}
