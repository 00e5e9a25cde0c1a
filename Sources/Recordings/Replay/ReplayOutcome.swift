/// What came of all fixtures together.
package struct ReplayOutcome: Hashable, Sendable {
  /// How many were as expected.
  package internal(set) var passed = 0
  /// How many were not.
  package internal(set) var failed = 0
  /// How many files and folders could not be used.
  package internal(set) var unreadable = 0
  /// How many were left to other shards.
  package internal(set) var skipped = 0
  /// How many pictures were drawn.
  package internal(set) var pictures = 0

  /// The exit status: 65 if something could not be read, 1 if something differs, else 0.
  package var exitStatus: Int {
    if unreadable > 0 { return 65 }
    return failed > 0 ? 1 : 0
  }

  /// The outcome as one line.
  package var summary: String {
    var parts = ["\(passed) passed"]
    if failed > 0 { parts.append("\(failed) failed") }
    if unreadable > 0 { parts.append("\(unreadable) unreadable") }
    if skipped > 0 { parts.append("\(skipped) in other shards") }
    if pictures > 0 { parts.append("\(pictures) \(pictures == 1 ? "picture" : "pictures")") }
    return parts.joined(separator: ", ")
  }

  mutating func count(_ verdict: FixtureReport.Verdict) {
    switch verdict {
    case .passed: passed += 1
    case .failed: failed += 1
    case .unreadable: unreadable += 1
    }
  }
}
