internal import ScenarioFiles

/// Walks through two JSON values side by side and notes where they part.
struct JSONComparison {
  private(set) var differences: [JSONDifference] = []

  /// Compares two values; nil is a field that is not there.
  mutating func compare(_ expected: JSONValue?, _ actual: JSONValue?, at path: String) {
    guard expected != actual else { return }
    switch (expected, actual) {
    case (.object(let expected)?, .object(let actual)?):
      for key in Set(expected.keys).union(actual.keys).sorted() {
        compare(expected[key], actual[key], at: path.appending(key: key))
      }
    case (.array(let expected)?, .array(let actual)?):
      for index in 0..<max(expected.count, actual.count) {
        compare(
          index < expected.count ? expected[index] : nil,
          index < actual.count ? actual[index] : nil,
          at: "\(path)[\(index)]"
        )
      }
    case (_, _):
      differences.append(
        JSONDifference(path: path, expected: expected?.text, actual: actual?.text)
      )
    }
  }
}
