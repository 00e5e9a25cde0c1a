/// One value of a scenario file that cannot be used.
struct ScenarioProblem: Error, Hashable, CustomStringConvertible {
  /// Where the value is, such as `challenge.tries`; empty for the file as a whole.
  let path: String
  /// What is wrong, and after a semicolon what would be right.
  let reason: String

  var description: String { path.isEmpty ? reason : "\(path): \(reason)" }
}
