internal import ScenarioFiles

/// What is wrong with the file of an expected screen, and where.
package struct ScreenTextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What can be wrong.
  package enum Problem: Hashable, Sendable {
    /// The first line names no size.
    case missingSize
    /// A line that should be there is not.
    case endsEarly(expected: String)
    /// Another line stands where this one should.
    case misplaced(expected: String)
    /// A row is longer than the screen is wide.
    case tooWide(columns: Int)
    /// A letter stands for no style.
    case unknownStyle(String)
    /// The cursor's line cannot be read, or points outside the screen.
    case unusableCursor
    /// Text follows the last line.
    case trailingText
  }

  /// The file, as it was named.
  package let file: String
  /// The line, from 1.
  package let line: Int
  /// What is wrong.
  package let problem: Problem

  /// Makes an error.
  package init(file: String, line: Int, problem: Problem) {
    self.file = file
    self.line = line
    self.problem = problem
  }

  /// File and line as compilers write them, then what is wrong and what would be right.
  package var description: String { "\(file):\(line): \(problem)" }
}

extension ScreenTextError.Problem: CustomStringConvertible {
  /// What is wrong, and after a semicolon what would be right.
  package var description: String {
    switch self {
    case .missingSize:
      "the size is missing; the first line should be such as screen 80x24"
    case .endsEarly(let expected):
      "the file ends too early; \(expected) should follow"
    case .misplaced(let expected):
      "this line is out of place; here should be \(expected)"
    case .tooWide(let columns):
      "the row is too long; it should have at most \(columns) cells"
    case .unknownStyle(let letter):
      "\(JSONText.quoted(letter)) stands for no style"
    case .unusableCursor:
      "the cursor is not usable; it should be such as cursor column 5 row 2, or cursor hidden"
    case .trailingText:
      "the file goes on after the cursor; the cursor should be its last line"
    }
  }
}
