import Foundation
import Testing

@testable import Recordings

/// Replays every folder in `Fixtures`; a new folder is a new test.
struct FixtureTests {
  @Test(arguments: Fixtures.all)
  func `A fixture replays to what it expects`(fixture: Fixture) {
    if let text = FixtureCheck(.compare).run(fixture).text { Issue.record("\(text)") }
  }

  @Test
  func `There are fixtures`() {
    #expect(!Fixtures.all.isEmpty)
  }
}

/// The fixtures of this package.
enum Fixtures {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures").path(percentEncoded: false)

  static let all: [Fixture] = {
    var fixtures: [Fixture] = []
    try? FixtureSearch.forEach(in: folder) { fixtures.append($0) }
    return fixtures
  }()
}
