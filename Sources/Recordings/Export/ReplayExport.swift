internal import Platform
internal import SimulatorUI

/// Writes one replay to files for people: a film of it, and what it showed as text.
package struct ReplayExport: Hashable, Sendable {
  /// The file for an asciicast to be played.
  package var castPath: String?
  /// The file for a plain text.
  package var transcriptPath: String?

  /// Makes an export that writes nothing.
  package init() {}

  /// Whether nothing is to be written.
  package var isEmpty: Bool { castPath == nil && transcriptPath == nil }

  /// Replays a recording and writes the files.
  ///
  /// - Parameters:
  ///   - path: A fixture's folder or a recording's file.
  ///   - runReader: Reads the recording's header.
  /// - Throws: `ReplayError` when it cannot be replayed, when there are several, or when a file
  ///   cannot be written.
  package func run(_ path: String, runReader: RunReader) throws(ReplayError) {
    var fixtures: [Fixture] = []
    try FixtureSearch.forEach(in: path) { fixtures.append($0) }
    guard fixtures.count == 1, let fixture = fixtures.first else {
      throw .severalFixtures(path: path, count: fixtures.count)
    }
    let replay = try Replay(path: fixture.file, runReader: runReader)
    var cast = CastExport(theme: replay.theme)
    var transcript = Transcript(title: "paysim, a payment simulator: \(fixture.name)")
    let end = try replay.finish(watch: { moment in
      cast.add(moment)
      transcript.add(moment)
    })
    do {
      if let castPath { try AtomicFile.write(cast.text(title: fixture.name), to: castPath) }
      if let transcriptPath { try AtomicFile.write(transcript.text(end), to: transcriptPath) }
    } catch {
      throw .file(error)
    }
  }
}
