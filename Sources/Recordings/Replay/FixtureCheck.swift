internal import Platform
internal import SimulatorUI

/// Replays one fixture and holds it against its expectations.
package struct FixtureCheck: Sendable {
  /// What happens to expectations.
  package enum Mode: Hashable, Sendable {
    /// They are compared; a missing one is written and fails.
    case compare
    /// Those that are there are compared; nothing is written.
    case compareOnly
    /// They are rewritten, and removed where their checkpoint is gone.
    case update
  }

  private let mode: Mode
  private let runReader: RunReader

  /// Makes a check.
  ///
  /// - Parameters:
  ///   - mode: What happens to expectations.
  ///   - runReader: Reads the headers of recordings.
  package init(_ mode: Mode, runReader: RunReader) {
    self.mode = mode
    self.runReader = runReader
  }

  /// Replays a fixture; whatever goes wrong is in the report.
  package func run(_ fixture: Fixture) -> FixtureReport {
    var nowhere: PictureFolder?
    return run(fixture, picturesTo: &nowhere)
  }

  /// Replays a fixture and draws its checkpoints.
  func run(_ fixture: Fixture, picturesTo pictures: inout PictureFolder?) -> FixtureReport {
    var report = FixtureReport(fixture)
    do throws(ReplayError) {
      try run(fixture, into: &report, &pictures)
    } catch {
      report.error = error
    }
    return report
  }

  private func run(
    _ fixture: Fixture,
    into report: inout FixtureReport,
    _ pictures: inout PictureFolder?
  ) throws(ReplayError) {
    let replay = try Replay(path: fixture.file, runReader: runReader)
    report.remarks = replay.ignored.map { "note: \($0)" }
    let theme = replay.theme
    var names: Set<String> = []
    let end = try replay.finish { name, frame throws(ReplayError) in
      names.insert(name + Fixture.screenSuffix)
      try pictures?.write(frame, of: fixture, checkpoint: name, theme: theme)
      try check(ScreenText(frame), of: name, fixture, &report)
    }
    report.end = end
    report.differences += end.problems.map(\.description)
    report.remarks += end.remarks.map { "note: \($0)" }
    guard let folder = fixture.folder else { return }
    let expectation = Expectation(folder: folder, name: Fixture.resultName)
    let lines = end.resultLines.map { $0 + "\n" }.joined()
    try settle(expectation, lines, &report) { expected throws(ReplayError) in
      do throws(JSONSyntaxError) {
        return try JSONDifference.all(expected: expected, actual: lines).map(\.description)
      } catch {
        throw .result(file: expectation.path)
      }
    }
    try settleStale(in: folder, keeping: names, &report)
  }

  private func check(
    _ screen: ScreenText,
    of name: String,
    _ fixture: Fixture,
    _ report: inout FixtureReport
  ) throws(ReplayError) {
    guard let folder = fixture.folder else { return }
    let expectation = Expectation(folder: folder, name: name + Fixture.screenSuffix)
    try settle(expectation, screen.text, &report) { expected throws(ReplayError) in
      do throws(ScreenTextError) {
        let expected = try ScreenText(text: expected, file: expectation.path)
        return ScreenDifference(expected: expected, actual: screen).map { [$0.description] } ?? []
      } catch {
        throw .screen(error)
      }
    }
  }

  /// Compares what came with an expectation, or writes it down.
  private func settle(
    _ expectation: Expectation,
    _ actual: String,
    _ report: inout FixtureReport,
    differences: (_ expected: String) throws(ReplayError) -> [String]
  ) throws(ReplayError) {
    let expected = try expectation.read()
    guard expected != actual else { return }
    switch mode {
    case .update:
      try expectation.write(actual)
      report.changes.append("\(expected == nil ? "new" : "updated"): \(expectation.name)")
    case .compare, .compareOnly:
      if let expected {
        report.differences += try differences(expected).map { "\(expectation.name): \($0)" }
      } else if mode == .compare {
        try expectation.write(actual)
        report.differences.append(
          "\(expectation.name) was missing; it is written now, look at it and replay again"
        )
      }
    }
  }

  /// Deals with expected screens whose checkpoint is gone.
  private func settleStale(
    in folder: String,
    keeping names: Set<String>,
    _ report: inout FixtureReport
  ) throws(ReplayError) {
    do {
      for name in try FolderListing.names(in: folder)
      where name.hasSuffix(Fixture.screenSuffix) && !names.contains(name) {
        switch mode {
        case .update:
          FileName.remove(FilePath.joined(folder, name))
          report.changes.append("removed: \(name)")
        case .compare, .compareOnly:
          report.differences.append("\(name): there is no such checkpoint; --update removes it")
        }
      }
    } catch {
      throw .file(error)
    }
  }
}
