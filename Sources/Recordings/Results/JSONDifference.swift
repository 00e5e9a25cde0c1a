internal import ScenarioFiles

/// One field in which a result is not as expected.
package struct JSONDifference: Hashable, Sendable, CustomStringConvertible {
  /// Where the field is, such as `seb.outcome`; empty for the result as a whole.
  package let path: String
  /// The expected value as JSON; nil when the field should not be there.
  package let expected: String?
  /// The value that came as JSON; nil when the field is not there.
  package let actual: String?

  init(path: String, expected: String?, actual: String?) {
    self.path = path
    self.expected = expected
    self.actual = actual
  }

  /// The field, what was expected and what came.
  package var description: String {
    let field = path.isEmpty ? "result" : path
    return "\(field): expected \(expected ?? "nothing"), got \(actual ?? "nothing")"
  }

  /// Compares two results; each may be one JSON value, or one on each line for several runs.
  ///
  /// - Throws: `JSONSyntaxError` when one of them is not JSON.
  package static func all(
    expected: String,
    actual: String
  ) throws(JSONSyntaxError) -> [JSONDifference] {
    guard let expected = values(in: expected) else { throw .expected }
    guard let actual = values(in: actual) else { throw .actual }
    let count = max(expected.count, actual.count)
    var comparison = JSONComparison()
    for index in 0..<count {
      comparison.compare(
        index < expected.count ? expected[index] : nil,
        index < actual.count ? actual[index] : nil,
        at: count > 1 ? "run \(index + 1)" : ""
      )
    }
    return comparison.differences
  }

  /// The values of a text; nil when it is not JSON.
  private static func values(in text: String) -> [JSONValue]? {
    if let value = try? JSONText.decode(JSONValue.self, from: text.utf8) { return [value] }
    var values: [JSONValue] = []
    for line in text.split(whereSeparator: \.isNewline) {
      guard let value = try? JSONText.decode(JSONValue.self, from: line.utf8) else { return nil }
      values.append(value)
    }
    return values
  }
}

/// A result that cannot be compared, for it is not JSON.
package enum JSONSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The expected one.
  case expected
  /// The one that came.
  case actual

  /// Which of the two it is.
  package var description: String {
    switch self {
    case .expected: "the expected result is not JSON"
    case .actual: "the result is not JSON"
    }
  }
}
