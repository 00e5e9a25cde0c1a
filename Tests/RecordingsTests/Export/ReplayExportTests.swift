import Foundation
import PaymentCore
import ProgramOptions
import SimulatorUI
import TestSupport
import Testing

@testable import Recordings
@testable import paysim

struct ReplayExportTests {
  @Test(arguments: Fixtures.all)
  func `what is written shows every screen of the replay`(_ fixture: Fixture) throws {
    var writer = AnsiWriter(theme: .standard)
    var screen = AnsiScreen(size: Size(columns: 0, rows: 0))
    var size: Size?
    var attributes: [Style: String] = [:]
    _ = try Replay(path: fixture.file).finish(watch: { moment in
      let frame = moment.frame
      if frame.size != size { screen = AnsiScreen(size: frame.size) }
      size = frame.size
      screen.read(writer.text(for: frame))
      guard case .checkpoint = moment.cause else { return }
      for row in 0..<frame.size.rows {
        for (column, cell) in frame.row(row).enumerated() where !cell.continuesWideGlyph {
          let painted = screen.cells[row][column]
          if painted.glyph != cell.glyph {
            Issue.record("\(painted.glyph) for \(cell.glyph) in row \(row), column \(column)")
          }
          guard cell != .blank else { continue }
          let known = attributes.updateValue(painted.attributes, forKey: cell.style)
          if let known, known != painted.attributes {
            Issue.record("\(cell.style) is painted with \(known) and \(painted.attributes)")
          }
        }
      }
      #expect(screen.cursor == frame.cursor)
    })
    #expect(screen.problems == [])
  }

  /// The events of an export, and the time at its end.
  private func export(_ keys: Keys) throws -> (events: [CastEvent], length: Duration) {
    var cast = CastExport(theme: .standard)
    _ = try Replay(bytes: Array(keys.text.utf8), file: "test/keys.cast")
      .finish(watch: { cast.add($0) })
    var reader = try CastReader(bytes: Array(cast.text(title: "test").utf8), file: "export")
    #expect(reader.header.version == .v2)
    var events: [CastEvent] = []
    while let event = try reader.next() { events.append(event) }
    return (events, events.reduce(.zero) { $0 + $1.interval })
  }

  @Test func `keys that came at once are typed one after the other`() throws {
    let (events, length) = try export(Keys("paysim", [.keys("4242424242424242\t")]))
    #expect(events.filter { $0.interval >= .milliseconds(120) }.count >= 16)
    #expect(length > .seconds(3.5) && length < .seconds(6))
  }

  @Test func `long waits are short to watch`() throws {
    let (events, length) = try export(
      Keys("paysim", [.keys(Keys.challenged), .keys(after: .seconds(301), "\r")])
    )
    #expect(length < .seconds(15))
    // The clock in the corner runs all the same.
    #expect(events.filter { $0.interval < .seconds(1) }.count > 50)
  }

  @Test func `checkpoints are markers at their place`() throws {
    let (events, _) = try export(Keys("paysim", [.keys("42"), .checkpoint("typed"), .keys("4")]))
    let index = try #require(events.firstIndex { $0.kind == .marker("typed") })
    guard case .output(let before) = events[index - 1].kind,
      case .output(let after) = events[index + 1].kind
    else {
      Issue.record("no output around the marker")
      return
    }
    #expect(before.contains("2") && after.contains("4"))
  }

  @Test func `the files are written for one recording and for no more`() throws {
    let folder = try TemporaryFolder()
    let keys = Keys("paysim", [.keys(Keys.paid), .checkpoint("sent")])
    try keys.text.write(toFile: folder.path("a.cast"), atomically: true, encoding: .utf8)
    var export = ReplayExport()
    export.castPath = folder.path("film.cast")
    export.transcriptPath = folder.path("film.txt")
    try export.run(folder.path("a.cast"), runReader: RunReader())
    let text = try String(contentsOfFile: folder.path("film.txt"), encoding: .utf8)
    #expect(text.contains("Checkpoint sent\n---------------\n paysim  SIMULATOR"))
    #expect(text.contains("Result, exit status 0\n{\"comgate\""))
    #expect(throws: ReplayError.self) { try export.run(Fixtures.folder, runReader: RunReader()) }
  }
}
