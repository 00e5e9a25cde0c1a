internal import PaymentCore
internal import Platform
internal import ScenarioFiles
internal import SimulatorUI

/// Replays fixtures one after the other and says what came of them.
///
/// Only the present fixture is kept in memory.
package struct ReplayRunner: Sendable {
  /// Reads the headers of recordings.
  package var runReader: RunReader
  /// Whether expectations are rewritten.
  package var updates = false
  /// Whether each result is given out, and then nothing is written beside the recordings.
  package var printsResults = false
  /// What the name of each fixture must contain.
  package var filter: String?
  /// The part of the fixtures to replay.
  package var shard: Shard?
  /// The file for a JUnit report.
  package var junitPath: String?
  /// Where the picture of each checkpoint goes, and who draws it.
  package var pictures: PictureRequest?

  /// Makes a runner that compares everything.
  package init(_ runReader: RunReader) {
    self.runReader = runReader
  }

  /// Replays what the paths name.
  ///
  /// - Parameters:
  ///   - paths: Fixtures, recordings, and folders to be searched for fixtures.
  ///   - output: Takes what there is to say.
  /// - Returns: The numbers and the exit status.
  package func run(_ paths: [String], output: ReplayOutput) -> ReplayOutcome {
    do {
      return try run(paths, output, JUnitReport(path: junitPath))
    } catch {
      output.complaint("\(error)")
      return ReplayOutcome(unreadable: 1)
    }
  }

  private func run(
    _ paths: [String],
    _ output: ReplayOutput,
    _ report: consuming JUnitReport
  ) throws(FileError) -> ReplayOutcome {
    let mode: FixtureCheck.Mode =
      updates ? .update : printsResults ? .compareOnly : .compare
    let check = FixtureCheck(mode, runReader: runReader)
    var junit = report
    var pictures = try pictures.map { request throws(FileError) in
      try PictureFolder(request)
    }
    var outcome = ReplayOutcome()
    var problem: FileError?
    for path in paths {
      var matches = 0
      do {
        try FixtureSearch.forEach(in: path) { fixture in
          guard problem == nil, filter.map(fixture.name.contains) ?? true else { return }
          matches += 1
          guard shard?.contains(fixture.name) ?? true else {
            outcome.skipped += 1
            return
          }
          output.progress(fixture.name.harmless)
          let report = check.run(fixture, picturesTo: &pictures)
          outcome.count(report.verdict)
          tell(report, output)
          do throws(FileError) {
            try junit.append(report)
          } catch {
            problem = error
          }
        }
        if let filter, matches == 0 { throw ReplayError.noMatch(path: path, filter: filter) }
      } catch {
        outcome.unreadable += 1
        output.complaint("error: \(error)".harmless)
      }
    }
    if let problem { throw problem }
    try junit.finish()
    outcome.pictures = pictures?.count ?? 0
    return outcome
  }

  private func tell(_ report: FixtureReport, _ output: ReplayOutput) {
    if printsResults {
      for line in report.end?.resultLines ?? [] { output.result(line) }
    } else if report.fixture.folder == nil, let end = report.end {
      let endings = end.deliveries.map(\.result.ending.id).joined(separator: ", ")
      let name = report.fixture.name.harmless
      output.report("\(name): \(endings), exit status \(end.status)")
    }
    guard let text = report.text?.harmless else { return }
    switch report.verdict {
    case .unreadable: output.complaint(text)
    case .passed, .failed: output.report(text)
    }
  }
}

extension String {
  /// The text without anything that a terminal would obey, for fixtures may come from strangers.
  fileprivate var harmless: String {
    var text = ""
    for scalar in unicodeScalars {
      text.unicodeScalars.append(scalar == "\n" || scalar.isHarmless ? scalar : "\u{fffd}")
    }
    return text
  }
}
