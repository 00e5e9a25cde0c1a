/// One value of a scenario file that cannot be used.
package struct ScenarioProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where the value is, such as `challenge.tries`; empty for the file as a whole.
  package let path: String
  /// What is wrong, and after a semicolon what would be right.
  package let reason: String

  /// The value's path and what is wrong.
  package var description: String { path.isEmpty ? reason : "\(path): \(reason)" }
}
