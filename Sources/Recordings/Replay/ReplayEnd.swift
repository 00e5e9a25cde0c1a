package import SimulatorUI

/// How a replay ended.
package struct ReplayEnd: Hashable, Sendable {
  /// The results, in the order in which they were delivered.
  package let deliveries: [Delivery]
  /// The exit status of the run.
  package let status: Int
  /// What is wrong with the recording's own account of the run.
  package let problems: [ReplayProblem]
  /// What the reader should know although it is no problem.
  package internal(set) var remarks: [String] = []

  /// The results as they are printed, one line each.
  package var resultLines: [String] {
    deliveries.map { ResultJSON($0).text }
  }
}
