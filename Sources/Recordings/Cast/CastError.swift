/// What is wrong with a recording, and where.
package struct CastError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, as it was named.
  package let file: String
  /// The line, from 1; nil when it is about the whole file.
  package let line: Int?
  /// What is wrong.
  package let problem: CastProblem

  /// Makes an error.
  package init(file: String, line: Int?, problem: CastProblem) {
    self.file = file
    self.line = line
    self.problem = problem
  }

  /// File and line as compilers write them, then what is wrong and what would be right.
  package var description: String {
    "\(file):\(line.map { "\($0):" } ?? "") \(problem)"
  }
}
