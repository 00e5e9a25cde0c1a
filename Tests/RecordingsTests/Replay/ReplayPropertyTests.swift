import Testing

@testable import Recordings

/// Holds for every fixture that ships, under cuts that a seed repeats.
struct ReplayPropertyTests {
  @Test(arguments: Fixtures.all)
  func `The same recording brings the same screens and results however time is cut`(
    fixture: Fixture
  ) throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    let whole = try Self.keys(of: fixture)
    var cut = whole
    cut.events = whole.events.flatMap { event in
      let early = Duration.microseconds(Int.random(in: 0...1_000_000, using: &generator))
      guard early < event.interval else { return [event] }
      var late = event
      late.interval -= early
      return [CastEvent(after: early, .output("")), late]
    }
    #expect(try Self.outcome(of: cut, fixture) == Self.outcome(of: whole, fixture), "seed \(seed)")
  }

  @Test(arguments: Fixtures.all)
  func `The same keys bring the same screens and results one by one or all at once`(
    fixture: Fixture
  ) throws {
    let whole = try Self.keys(of: fixture)
    var single = whole
    single.events = whole.events.flatMap { event -> [CastEvent] in
      guard case .input(let text) = event.kind, !text.isEmpty else { return [event] }
      return text.unicodeScalars.enumerated().map { index, scalar in
        .keys(after: index == 0 ? event.interval : .zero, String(scalar))
      }
    }
    #expect(try Self.outcome(of: single, fixture) == Self.outcome(of: whole, fixture))
  }

  private static func keys(of fixture: Fixture) throws -> Keys {
    var reader = try CastReader(path: fixture.file)
    var keys = Keys()
    keys.header = reader.header
    while let event = try reader.next() { keys.events.append(event) }
    return keys
  }

  /// The screens and result lines; the line numbers of problems differ, and fixtures have none.
  private static func outcome(of keys: Keys, _ fixture: Fixture) throws -> [String: String] {
    var seen: [String: String] = [:]
    let end = try Replay(bytes: Array(keys.preciseText.utf8), file: fixture.file)
      .finish { name, frame throws(ReplayError) in seen[name] = ScreenText(frame).text }
    seen["results"] = end.resultLines.joined(separator: "\n")
    seen["status"] = "\(end.status), \(end.problems.count) problems"
    return seen
  }
}

extension Keys {
  /// The recording with its times to the microsecond, which a writer rounds.
  fileprivate var preciseText: String {
    var text = CastWriter(header: header).headerLine
    for event in events {
      let (seconds, attoseconds) = event.interval.components
      let micros = String(attoseconds / 1_000_000_000_000)
      let decimals = String(repeating: "0", count: 6 - micros.count) + micros
      var writer = CastWriter(header: header)
      let line = writer.line(for: CastEvent(after: .zero, event.kind))
      text += "[\(seconds).\(decimals)" + line.drop { $0 != "," }
    }
    return text
  }
}
