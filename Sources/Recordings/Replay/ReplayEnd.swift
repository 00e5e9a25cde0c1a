public import SimulatorUI

/// How a replay ended.
public struct ReplayEnd: Hashable, Sendable {
  /// The results, in the order in which they were delivered.
  public let deliveries: [Delivery]
  /// The exit status of the run.
  public let status: Int
  /// What is wrong with the recording's own account of the run.
  public let problems: [ReplayProblem]
  /// What the reader should know although it is no problem.
  public internal(set) var remarks: [String] = []

  /// The results as they are printed, one line each.
  public var resultLines: [String] {
    deliveries.map { ResultJSON($0).text }
  }
}
