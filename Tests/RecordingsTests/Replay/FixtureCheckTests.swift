import Foundation
import TestSupport
import Testing

@testable import Recordings

struct FixtureCheckTests {
  /// A copy of a fixture that may be spoilt.
  struct Copy: ~Copyable {
    let folder: TemporaryFolder
    let fixture: Fixture

    init(of name: String) throws {
      let folder = try TemporaryFolder()
      let path = folder.path("copy")
      try FileManager.default.copyItem(atPath: "\(Fixtures.folder)/\(name)", toPath: path)
      fixture = Fixture(name: name, folder: path)
      self.folder = folder
    }

    func path(_ file: String) -> String { folder.path("copy/\(file)") }

    func text(_ file: String) throws -> String {
      try String(contentsOfFile: path(file), encoding: .utf8)
    }

    func write(_ text: String, to file: String) throws {
      try text.write(toFile: path(file), atomically: false, encoding: .utf8)
    }

    /// Whether the copy's expectations are those that ship.
    func isUnchanged() throws -> Bool {
      try ["result.screen", "result.json"].allSatisfy { file in
        let path = "\(Fixtures.folder)/no-funds/\(file)"
        return try text(file) == String(contentsOfFile: path, encoding: .utf8)
      }
    }
  }

  /// An edit of one character, and what is said about it.
  @Test(arguments: [
    ("result.screen", "40.12", "40.13", "result.screen: row 3, column 74:"),
    ("result.screen", "cursor hidden", "cursor column 1 row 1", "result.screen: cursor: expected"),
    ("result.json", "NO_FUNDS", "NO_FUNDZ", "result.json: comgate.code: expected \"NO_FUNDZ\""),
    ("result.json", #"ed":1"#, #"ed":2"#, "result.json: referee.delivered: expected 2"),
  ])
  func `One edited character of an expectation fails and is named`(
    file: String,
    old: String,
    new: String,
    finding: String
  ) throws {
    let copy = try Copy(of: "no-funds")
    let text = try copy.text(file)
    let place = try #require(text.range(of: old))
    try copy.write(text.replacingCharacters(in: place, with: new), to: file)
    let report = FixtureCheck(.compare).run(copy.fixture)
    #expect(report.verdict == .failed)
    #expect(report.differences.count == 1)
    #expect(report.differences.first?.hasPrefix(finding) == true, "\(report.differences)")
    #expect(try copy.text(file) != text)
    let updated = FixtureCheck(.update).run(copy.fixture)
    #expect(updated.verdict == .passed)
    #expect(updated.changes == ["updated: \(file)"])
    #expect(try copy.isUnchanged())
  }

  @Test
  func `An edited style fails`() throws {
    let copy = try Copy(of: "no-funds")
    let text = try copy.text("result.screen")
    let place = try #require(text.range(of: "hhhh"))
    try copy.write(text.replacingCharacters(in: place, with: "hhhm"), to: "result.screen")
    let report = FixtureCheck(.compare).run(copy.fixture)
    #expect(report.differences.first?.hasPrefix("result.screen: styles of row 1") == true)
  }

  @Test(arguments: ["result.screen", "result.json"])
  func `A missing expectation is written and fails once`(file: String) throws {
    let copy = try Copy(of: "no-funds")
    try FileManager.default.removeItem(atPath: copy.path(file))
    #expect(FixtureCheck(.compareOnly).run(copy.fixture).verdict == .passed)
    #expect(!FileManager.default.fileExists(atPath: copy.path(file)))
    let report = FixtureCheck(.compare).run(copy.fixture)
    #expect(report.differences.count == 1)
    #expect(report.differences.first?.hasPrefix("\(file) was missing") == true)
    #expect(try copy.isUnchanged())
    #expect(FixtureCheck(.compare).run(copy.fixture).verdict == .passed)
  }

  @Test
  func `A screen whose checkpoint is gone fails and an update removes it`() throws {
    let copy = try Copy(of: "no-funds")
    try copy.write(copy.text("result.screen"), to: "gone.screen")
    let report = FixtureCheck(.compare).run(copy.fixture)
    #expect(report.differences == ["gone.screen: there is no such checkpoint; --update removes it"])
    #expect(FixtureCheck(.update).run(copy.fixture).changes == ["removed: gone.screen"])
    #expect(FixtureCheck(.compare).run(copy.fixture).verdict == .passed)
  }

  @Test
  func `An update of what is right writes nothing`() throws {
    let copy = try Copy(of: "no-funds")
    let path = copy.path("result.screen")
    let before = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    #expect(FixtureCheck(.update).run(copy.fixture).changes == [])
    let after = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    #expect(before == after)
  }

  @Test
  func `An update does not hide a wrong exit status`() throws {
    let copy = try Copy(of: "no-funds")
    let keys = try copy.text("keys.cast").replacing(#""x", "2""#, with: #""x", "0""#)
    try copy.write(keys, to: "keys.cast")
    #expect(FixtureCheck(.update).run(copy.fixture).verdict == .failed)
  }

  @Test(arguments: [
    ("result.screen", "screen", "copy/result.screen:1: the size is missing"),
    ("result.json", "{", "copy/result.json: not JSON"),
    ("keys.cast", "{}", "copy/keys.cast:1:"),
  ])
  func `A file that cannot be read is not a mere difference`(
    file: String,
    text: String,
    message: String
  ) throws {
    let copy = try Copy(of: "no-funds")
    try copy.write(text, to: file)
    let report = FixtureCheck(.compare).run(copy.fixture)
    #expect(report.verdict == .unreadable)
    #expect(report.error?.description.contains(message) == true, "\(report)")
  }
}
