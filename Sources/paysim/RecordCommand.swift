import Platform
import ProgramOptions
import Recordings
import SimulatorUI

/// An interactive run that is recorded, as the command line asks for it.
struct RecordCommand {
  /// The run.
  let run: RunCommand
  /// The folder of the new fixture.
  let folder: String
  /// Whether names stay as they were typed.
  let keepsName: Bool

  /// Reads a command line.
  ///
  /// - Throws: `OptionError` about the first option that cannot be used.
  init(_ words: CommandLineWords) throws(OptionError) {
    folder = words.operands.first ?? ""
    keepsName = words.has(.keepName)
    run = try RunCommand(words)
  }

  /// Makes the folder that the recording goes to.
  func makeFolder() throws(OptionError) -> RecordingFolder {
    do {
      return try RecordingFolder(path: folder)
    } catch {
      switch error {
      case .taken(let error): throw OptionError("record \(error)")
      case .unwritable(let error): throw OptionError("record \(error)", kind: .unwritable)
      }
    }
  }

  /// Says beforehand what a replay will have to be told again.
  func tellUnrecorded() {
    for option in run.settings.unrecorded {
      Program.complain(
        "note: a recording does not hold \(option.word); give it to the replay too"
      )
    }
  }

  /// Puts what was recorded into the folder, with what a replay of it brings.
  ///
  /// - Returns: Whether it is there.
  func save(
    _ recording: LiveRun.Recording,
    of deliveries: [Delivery],
    into folder: consuming RecordingFolder
  ) -> Bool {
    var scenario: String?
    do throws(FileError) {
      if let file = run.settings.scenarioFile {
        scenario = RecordingFolder.scenarioName
        try folder.copy(file, to: RecordingFolder.scenarioName)
      }
      let header = CastHeader(
        size: recording.size,
        timestamp: Int(recording.startedAt),
        command: run.settings.recordedCommand(recording.options, scenarioFile: scenario)
      )
      try folder.write(recording.recorder.text(header: header), to: Fixture.recordingName)
      let report = folder.addExpectations(
        RunReader(settings: run.settings.only(run.settings.unrecorded))
      )
      try folder.commit()
      let words = run.settings.unrecorded.map { "\($0.word) ... " }.joined()
      Program.complain(
        "recorded in \(self.folder); 'paysim replay \(words)\(self.folder)' replays it"
      )
      warn(about: report, deliveries)
      return true
    } catch {
      Program.complain("the recording is lost: \(error)")
      return false
    }
  }

  /// A recording that does not replay is worse than none if nobody knows.
  private func warn(about report: FixtureReport, _ deliveries: [Delivery]) {
    let live = deliveries.map { ResultJSON($0).text }
    let problems = (report.error.map { ["\($0)"] } ?? []) + report.differences
    for problem in problems { Program.complain("WARNING: the replay fails: \(problem)") }
    guard let end = report.end, end.resultLines != live else { return }
    Program.complain("WARNING: the replay ends otherwise than the run did; the run's results are")
    for line in live { Program.complain("  run:    \(line)") }
    for line in end.resultLines { Program.complain("  replay: \(line)") }
  }
}
