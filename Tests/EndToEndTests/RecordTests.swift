import Foundation
import Testing

/// Recordings of runs in real terminals.
struct RecordTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "paysim-record-\(UUID())")

  private var path: String { folder.path(percentEncoded: false) }

  @Test func `a recording is a fixture that passes, and holds no digits of the number`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    // With ids that do not hold the digits by chance.
    var run = try ProgramRun(arguments: ["record", path, "--json", "--seed", "1"])
    try run.wait(for: "Card number")
    try run.type("4929 1234 5678 9007\u{7f}\u{7f}45\u{7f}\u{7f}07\t")
    try run.wait(for: "Visa")
    try run.type("\u{1b}[19~")
    try run.type("1230\t987\tReal Person\r")
    try run.wait(for: "Not a published test number")
    try run.type("\u{3}")
    try run.leave()
    let end = try run.end()
    #expect(end.status == .exited(2))
    #expect(!end.errors.contains("WARNING"))
    let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    #expect(names == ["checkpoint-1.screen", "keys.cast", "result.json"])
    for name in names {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      // Without the times of the events, which may hold any digits.
      let data = text.split(separator: "\n").map { line in
        line.split(separator: ",", maxSplits: 1).last.map(String.init) ?? ""
      }
      for secret in ["4929", "9123", "56789", "987", "Real"] {
        #expect(!data.contains { $0.contains(secret) }, "\(name): \(secret)")
      }
      if name == "result.json" { #expect(text == end.output) }
    }
    let replay = try ProgramRun(arguments: ["replay", path]).end()
    #expect(replay.status == .exited(0))
    #expect(replay.output.hasSuffix("1 passed\n"))
  }

  @Test func `a signal while an answer is awaited replays to the same result`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var run = try ProgramRun(arguments: [
      "record", path, "--json", "--scenario", "network-lost-after",
    ])
    try run.wait(for: "Card number")
    try run.type("4242424242424242\t1230\t123\tJane Doe\r")
    try run.waitUntilGone("Card details")
    run.send(SIGTERM)
    let end = try run.end()
    #expect(end.status == .exited(128 + SIGTERM))
    #expect(!end.errors.contains("WARNING"))
    #expect(try ProgramRun(arguments: ["replay", path]).end().status == .exited(0))
  }

  @Test func `a scenario's file goes into the recording's folder`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let scenario = folder.appending(path: "mine.json")
    try #"{"name": "mine", "poll": {"reason": "NO_FUNDS"}}"#
      .write(to: scenario, atomically: true, encoding: .utf8)
    let path = path + "/fixture"
    var run = try ProgramRun(
      arguments: ["record", path, "--scenario", scenario.path(percentEncoded: false)]
    )
    try run.wait(for: "Card number")
    try run.type("4242424242424242\t1230\t123\tJane Doe\r")
    try run.leave()
    #expect(try run.end().status == .exited(2))
    try FileManager.default.removeItem(at: scenario)
    #expect(try ProgramRun(arguments: ["replay", path]).end().status == .exited(0))
  }

  @Test func `a run that is killed leaves no recording`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var run = try ProgramRun(arguments: ["record", path])
    try run.wait(for: "Card number")
    run.send(SIGKILL)
    _ = try run.end()
    #expect(!FileManager.default.fileExists(atPath: path))
    let parent = folder.deletingLastPathComponent()
    for name in try FileManager.default.contentsOfDirectory(atPath: parent.path)
    where name.contains(folder.lastPathComponent) {
      #expect(name.hasPrefix(".") && name.hasSuffix(".incomplete"))
      try FileManager.default.removeItem(at: parent.appending(path: name))
    }
  }

  @Test func `a folder that holds something is left alone`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try "mine".write(to: folder.appending(path: "notes"), atomically: true, encoding: .utf8)
    let end = try ProgramRun(arguments: ["record", path]).end()
    #expect(end.status == .exited(64))
    #expect(end.errors.contains("holds something already"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["notes"])
  }
}
