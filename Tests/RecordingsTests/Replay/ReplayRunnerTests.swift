import Foundation
import ScenarioFiles
import TestSupport
import Testing

@testable import Recordings

struct ReplayRunnerTests {
  /// What a runner said.
  private struct Said {
    var outcome: ReplayOutcome
    var reports: [String] = []
    var results: [String] = []
    var progress: [String] = []
  }

  private func run(_ runner: ReplayRunner, _ paths: [String]) -> Said {
    var said = Said(outcome: ReplayOutcome())
    said.outcome = runner.run(
      paths,
      output: ReplayOutput(
        report: { said.reports.append($0) },
        result: { said.results.append($0) },
        progress: { said.progress.append($0) }
      )
    )
    return said
  }

  /// Makes fixtures at these paths, with expectations that fit.
  private func make(_ names: [String], in folder: borrowing TemporaryFolder) throws {
    for name in names {
      let path = folder.path(name)
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      let keys = Keys("paysim", [.keys("\u{1b}"), .exit(2)])
      try keys.text.write(toFile: "\(path)/keys.cast", atomically: false, encoding: .utf8)
      _ = FixtureCheck(.update).run(Fixture(name: name, folder: path))
    }
  }

  @Test
  func `Folders are searched in the order of their names, hidden ones and links left out`() throws {
    let folder = try TemporaryFolder()
    try make(["b", "a/x", "a", "c/deep/er", ".hidden", "b-2", "B"], in: folder)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("loop"),
      withDestinationPath: folder.path
    )
    let said = run(ReplayRunner(), [folder.path])
    #expect(said.progress == ["B", "a", "a/x", "b", "b-2", "c/deep/er"])
    #expect(said.outcome.exitStatus == 0)
    #expect(said.outcome.summary == "6 passed")
    #expect(said.reports == [])
  }

  @Test
  func `One fixture can be named by its folder or its recording`() throws {
    let folder = try TemporaryFolder()
    try make(["a", "b"], in: folder)
    let paths = [folder.path("b"), folder.path("b/"), folder.path("a/keys.cast")]
    let said = run(ReplayRunner(), paths)
    #expect(said.progress == ["b", "b", "a"])
    #expect(said.outcome.summary == "3 passed")
  }

  @Test
  func `What is not there is unreadable and the rest goes on`() throws {
    let folder = try TemporaryFolder()
    try make(["a"], in: folder)
    try FileManager.default.createDirectory(
      atPath: folder.path("empty"),
      withIntermediateDirectories: false
    )
    let said = run(
      ReplayRunner(),
      [folder.path("none"), folder.path("empty"), folder.path("a")]
    )
    #expect(said.outcome.exitStatus == 65)
    #expect(said.outcome.summary == "1 passed, 2 unreadable")
    #expect(said.reports.map { $0.hasPrefix("error: ") } == [true, true])
  }

  @Test
  func `Differences are 1 and unreadable files 65`() throws {
    let folder = try TemporaryFolder()
    try make(["a", "b", "c"], in: folder)
    try "{}".write(toFile: folder.path("b/result.json"), atomically: false, encoding: .utf8)
    #expect(run(ReplayRunner(), [folder.path]).outcome.exitStatus == 1)
    try "".write(toFile: folder.path("c/keys.cast"), atomically: false, encoding: .utf8)
    let said = run(ReplayRunner(), [folder.path])
    #expect(said.outcome.exitStatus == 65)
    #expect(said.outcome.summary == "1 passed, 1 failed, 1 unreadable")
    #expect(said.reports.count == 2)
    #expect(said.reports.first?.hasPrefix("b\n  result.json: ") == true)
  }

  @Test
  func `A filter chooses by name and one that chooses nothing is an error`() throws {
    let folder = try TemporaryFolder()
    try make(["no-funds", "no-reason", "paid"], in: folder)
    var runner = ReplayRunner()
    runner.filter = "no-"
    #expect(run(runner, [folder.path]).progress == ["no-funds", "no-reason"])
    runner.filter = "nothing"
    #expect(run(runner, [folder.path]).outcome.exitStatus == 65)
  }

  @Test(arguments: 1...5)
  func `Shards share all fixtures out, each to one`(count: Int) throws {
    var names: [String] = []
    for index in 1...count {
      let shard = try #require(Shard("\(index)/\(count)"))
      names += Fixtures.all.map(\.name).filter(shard.contains)
    }
    #expect(names.sorted() == Fixtures.all.map(\.name).sorted())
  }

  @Test
  func `A name's shard never changes`() throws {
    #expect(try #require(Shard("2/3")).contains("no-funds"))
    #expect(try !#require(Shard("1/3")).contains("no-funds"))
  }

  @Test(arguments: ["", "1", "0/2", "3/2", "1/0", "a/b", "1/2/3", "-1/2", "1/2 "])
  func `What is no shard is refused`(text: String) {
    #expect(Shard(text) == nil)
  }

  @Test
  func `An empty shard is no error`() throws {
    let folder = try TemporaryFolder()
    try make(["no-funds"], in: folder)
    var runner = ReplayRunner()
    runner.shard = Shard("1/3")
    let said = run(runner, [folder.path])
    #expect(said.outcome.exitStatus == 0)
    #expect(said.outcome.summary == "0 passed, 1 in other shards")
  }

  @Test
  func `Results can be printed of fixtures and bare recordings, and nothing is written`() throws {
    let folder = try TemporaryFolder()
    let keys = Keys("paysim", [.checkpoint("form"), .keys("\u{1b}"), .exit(2)])
    try keys.text.write(toFile: folder.path("mine.cast"), atomically: false, encoding: .utf8)
    var runner = ReplayRunner()
    runner.printsResults = true
    let said = run(runner, [folder.path("mine.cast"), "\(Fixtures.folder)/second-payment"])
    #expect(said.results.count == 3)
    #expect(said.results.first?.contains(#""ending":"customer-click""#) == true)
    #expect(said.reports == [])
    #expect(try folder.names() == ["mine.cast"])
  }

  @Test
  func `A bare recording is told in one line and has no expectations`() throws {
    let folder = try TemporaryFolder()
    let keys = Keys("paysim", [.checkpoint("form"), .keys("\u{1b}")])
    try keys.text.write(toFile: folder.path("mine.cast"), atomically: false, encoding: .utf8)
    let said = run(ReplayRunner(), [folder.path("mine.cast")])
    #expect(said.reports == ["mine.cast: customer-click, exit status 2"])
    #expect(try folder.names() == ["mine.cast"])
  }

  @Test
  func `A JUnit report has every fixture and what was found`() throws {
    let folder = try TemporaryFolder()
    try make(["a", "b<&>", "c"], in: folder)
    try "{}".write(toFile: folder.path("b<&>/result.json"), atomically: false, encoding: .utf8)
    try "".write(toFile: folder.path("c/keys.cast"), atomically: false, encoding: .utf8)
    var runner = ReplayRunner()
    runner.junitPath = folder.path("report.xml")
    _ = run(runner, [folder.path])
    let text = try String(contentsOfFile: folder.path("report.xml"), encoding: .utf8)
    #expect(text.contains(#"name="a" file="#))
    #expect(text.contains(#"name="b&lt;&amp;&gt;""#))
    let finding = #"<failure message="result.json: comgate: expected nothing, got {&quot;"#
    #expect(text.contains(finding))
    #expect(text.contains("<error message=") && text.hasSuffix("</testsuites>\n"))
    #expect(text.components(separatedBy: "<testcase").count == 4)
  }

  @Test
  func `Nothing that a terminal would obey is told`() throws {
    let folder = try TemporaryFolder()
    try make(["a\u{1b}[2J"], in: folder)
    let fixture = folder.path("a\u{1b}[2J")
    let text = "{\"ending\": \"\\u001b[31m\"}\n"
    try text.write(toFile: "\(fixture)/result.json", atomically: false, encoding: .utf8)
    let screen = "screen 1x1\n\u{9b}\nstyles\n.\ncursor hidden\n"
    try screen.write(toFile: "\(fixture)/gone.screen", atomically: false, encoding: .utf8)
    let said = run(ReplayRunner(), [fixture, "\u{1b}c"])
    #expect(said.reports.count == 2)
    let scalars = (said.reports + said.progress).joined().unicodeScalars
    #expect(scalars.allSatisfy { $0 == "\n" || $0.isHarmless })
  }

  @Test
  func `A JUnit report that cannot be written is an error`() throws {
    let folder = try TemporaryFolder()
    try make(["a"], in: folder)
    var runner = ReplayRunner()
    runner.junitPath = folder.path("no/such/report.xml")
    #expect(run(runner, [folder.path]).outcome.exitStatus == 65)
  }
}
