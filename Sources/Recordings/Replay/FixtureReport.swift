/// What came of one fixture.
package struct FixtureReport: Hashable, Sendable {
  /// In a word.
  package enum Verdict: Hashable, Sendable {
    /// All is as expected.
    case passed
    /// Something is not.
    case failed
    /// It could not be replayed or compared.
    case unreadable
  }

  /// The fixture.
  package let fixture: Fixture
  /// What is not as expected.
  package internal(set) var differences: [String] = []
  /// Which expectations were written or removed.
  package internal(set) var changes: [String] = []
  /// What the reader should know although it is no difference.
  package internal(set) var remarks: [String] = []
  /// Why it could not be replayed or compared.
  package internal(set) var error: ReplayError?
  /// How the run ended; nil when it did not.
  package internal(set) var end: ReplayEnd?

  init(_ fixture: Fixture) {
    self.fixture = fixture
  }

  /// What came of it.
  package var verdict: Verdict {
    if error != nil { return .unreadable }
    return differences.isEmpty ? .passed : .failed
  }

  /// The findings as text; nil when there is nothing to say.
  var text: String? {
    let findings = (error.map { ["error: \($0)"] } ?? []) + differences + changes + remarks
    guard !findings.isEmpty else { return nil }
    let lines = findings.joined(separator: "\n").split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    return ([fixture.name] + lines.map { "  \($0)" }).joined(separator: "\n")
  }
}
