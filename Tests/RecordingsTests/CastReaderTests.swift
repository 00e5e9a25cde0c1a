import Foundation
import Platform
import SimulatorUI
import TestSupport
import Testing

@testable import Recordings

struct CastReaderTests {
  @Test func `a version 3 recording gives its header and its events`() throws {
    let text = """
      {"version": 3, "term": {"cols": 100, "rows": 30, "type": "xterm"}, "timestamp": 1796040000, \
      "command": "paysim --json", "title": "Paid", "idle_time_limit": 2, "env": {"SHELL": null}}
      # typed by a person
      [0.1, "i", "41"]

      [0.2, "i", "11\\r"]
      [1, "r", "120x40"]
      [0, "m", "panel"]
        # indented
      [0.000001, "o", "Zaplaceno \\u001b[0m\\ud83d\\ude00"]
      [301, "z", "later"]
      [0.5, "x", "1"]
      """
    let (header, events) = try read(text)
    #expect(
      header
        == CastHeader(
          size: Size(columns: 100, rows: 30),
          timestamp: 1_796_040_000,
          command: "paysim --json",
          title: "Paid"
        )
    )
    #expect(
      events == [
        CastEvent(after: .milliseconds(100), .input("41"), line: 3),
        CastEvent(after: .milliseconds(200), .input("11\r"), line: 5),
        CastEvent(after: .seconds(1), .resize(Size(columns: 120, rows: 40)), line: 6),
        CastEvent(after: .zero, .marker("panel"), line: 7),
        CastEvent(after: .microseconds(1), .output("Zaplaceno \u{1b}[0m😀"), line: 9),
        CastEvent(after: .seconds(301), .unknown(code: "z", data: "later"), line: 10),
        CastEvent(after: .milliseconds(500), .exit(1), line: 11),
      ]
    )
  }

  @Test func `the times of version 2 become intervals that never go back`() throws {
    let (header, events) = try read(
      """
      {"version": 2, "width": 80, "height": 24}
      [0.1, "i", "a"]
      [0.3, "i", "b"]
      [0.2, "i", "c"]
      [0.35, "i", "d"]
      """
    )
    #expect(header == CastHeader(version: .v2))
    #expect(
      events.map(\.interval) == [
        .milliseconds(100), .milliseconds(200), .zero, .milliseconds(50),
      ]
    )
  }

  @Test(
    arguments: [
      #"{"version": 3}"#, #"{"version": 2}"#, #"{"version": 3, "term": null}"#,
      #"{"version": 3, "term": {"cols": null}}"#, "\u{feff}{\"version\": 3}",
    ])
  func `a header without a size means 80 columns and 24 rows`(line: String) throws {
    #expect(try read(line).header.size == Size(columns: 80, rows: 24))
  }

  @Test(arguments: ["\n", "\r\n"])
  func `line ends of either kind give the same events`(end: String) throws {
    let lines = [#"{"version": 3}"#, "", "# remark", #"[0, "i", "x"]"#]
    let expected = [CastEvent(after: .zero, .input("x"), line: 4)]
    #expect(try read(lines.joined(separator: end)).events == expected)
    #expect(try read(lines.joined(separator: end) + end).events == expected)
  }

  @Test func `intervals add up without drift`() throws {
    let lines = String(repeating: "[0.1, \"i\", \"\"]\n[0.2, \"i\", \"\"]\n", count: 1_000)
    let events = try read("{\"version\": 3}\n" + lines).events
    #expect(events.reduce(.zero) { $0 + $1.interval } == .seconds(300))
  }

  @Test func `a hundred thousand events are read in little memory`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("long.cast")
    var file = try AtomicFile(path: path)
    var writer = CastWriter(header: CastHeader())
    try file.append(writer.headerLine)
    for number in 0..<100_000 {
      let text = "\(number) \u{1b}[A"
      try file.append(writer.line(for: CastEvent(after: .milliseconds(7), .input(text))))
    }
    try file.commit()

    var reader = try CastReader(path: path)
    var count = 0
    var total = Duration.zero
    var mostBytes = 0
    while let event = try reader.next() {
      count += 1
      total += event.interval
      mostBytes = max(mostBytes, reader.heldBytes)
    }
    #expect(count == 100_000)
    #expect(total == .seconds(700))
    #expect((1...131_072).contains(mostBytes))
  }

  @Test func `reading goes on after a broken line`() throws {
    var reader = try CastReader(
      bytes: Array("{\"version\": 3}\noops\n[0, \"i\", \"x\"]\n".utf8),
      file: "keys.cast"
    )
    do {
      _ = try reader.next()
      Issue.record("a broken line was read")
    } catch {
      #expect(error.line == 2)
    }
    #expect(try reader.next()?.kind == .input("x"))
    #expect(try reader.next() == nil)
  }

  @Test func `no damage to a file makes the reader crash`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    let whole = Array(
      """
      {"version": 3, "term": {"cols": 80, "rows": 24}, "timestamp": 1}
      [0.1, "i", "\\u001b[200~é"]
      [1e2, "r", "80x24"]
      [3, "m", "a-b"]
      [0.5, "x", "0"]

      """.utf8
    )
    var errors = 0
    for _ in 0..<2_000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        default: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
        }
      }
      do {
        var reader = try CastReader(bytes: bytes, file: "keys.cast")
        while let event = try reader.next() {
          #expect(event.interval >= .zero, "seed \(seed)")
        }
      } catch {
        errors += 1
        #expect("\(error)".hasPrefix("keys.cast:"), "seed \(seed)")
      }
    }
    #expect(errors > 0, "seed \(seed)")
  }

  private func read(_ text: String) throws -> (header: CastHeader, events: [CastEvent]) {
    var reader = try CastReader(bytes: Array(text.utf8), file: "keys.cast")
    var events: [CastEvent] = []
    while let event = try reader.next() { events.append(event) }
    return (reader.header, events)
  }
}
