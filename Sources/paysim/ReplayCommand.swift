import Pictures
import Platform
import ProgramOptions
import Recordings

/// A replay of fixtures, as the command line asks for it.
struct ReplayCommand {
  private let runner: ReplayRunner
  private let settings: RunSettings
  private let export: ReplayExport
  private let paths: [String]
  private let isWatched: Bool

  /// Reads a command line.
  ///
  /// - Throws: `OptionError` about the first option that cannot be used.
  init(_ words: CommandLineWords) throws(OptionError) {
    settings = words.settings
    paths = words.operands
    isWatched = words.has(.watch)
    var runner = ReplayRunner(RunReader(settings: settings))
    runner.updates = words.has(.update)
    runner.printsResults = words.has(.json)
    runner.filter = words.values[.filter]
    runner.junitPath = words.values[.junit]
    runner.pictures = words.values[.svg].map { folder in
      PictureRequest(folder: folder) { frame, title, theme in
        ScreenPicture(frame, title: title, theme: theme).svg
      }
    }
    if let text = words.values[.shard] {
      guard let shard = Shard(text) else {
        throw OptionError(
          "--shard \(Diagnostic.value(text)): not a shard; 2/5 is the second of five"
        )
      }
      runner.shard = shard
    }
    self.runner = runner
    var export = ReplayExport()
    export.castPath = words.values[.export]
    export.transcriptPath = words.values[.transcript]
    self.export = export
    guard export.isEmpty || paths.count == 1 else {
      throw OptionError("replay: one recording at a time can be exported")
    }
    if isWatched, !runner.onlyReads {
      throw OptionError("--watch: only shows; leave --update, --json, --svg and --junit out")
    }
  }

  /// Replays, tells what differs, and counts; or plays to the person at the terminal.
  func run() throws(OptionError) -> ExitStatus {
    if isWatched { return try watch() }
    var isWritten = true
    let showsProgress = OperatingSystem.isTerminal(2) && !runner.printsResults
    let clearLine = showsProgress ? "\r\u{1B}[K" : ""
    let printsResults = runner.printsResults
    let outcome = runner.run(
      paths,
      output: ReplayOutput(
        report: { _ = OperatingSystem.write("\(clearLine)\($0)\n", to: printsResults ? 2 : 1) },
        complaint: {
          _ = OperatingSystem.write("\(clearLine)\(Diagnostic.lines($0))\n", to: 2)
        },
        result: { isWritten = OperatingSystem.write($0 + "\n", to: 1) && isWritten },
        progress: {
          if showsProgress { _ = OperatingSystem.write(clearLine + Diagnostic.value($0), to: 2) }
        }
      )
    )
    if showsProgress { _ = OperatingSystem.write(clearLine, to: 2) }
    if !printsResults {
      isWritten = OperatingSystem.write(outcome.summary + "\n", to: 1) && isWritten
    }
    guard isWritten else { return .outputFailed }
    if !export.isEmpty, let path = paths.first {
      do {
        try export.run(path, runReader: runner.runReader)
      } catch {
        Program.complain("\(error)")
        return .unreadable
      }
    }
    switch outcome.exitStatus {
    case 0: return .succeeded
    case 65: return .unreadable
    default: return .failed
    }
  }

  private func watch() throws(OptionError) -> ExitStatus {
    let items: [PlaybackItem]
    do {
      items = try runner.playbackItems(in: paths)
    } catch {
      throw OptionError(error.description, kind: .unreadable)
    }
    return PlaybackRun(
      items: items,
      goesOnByItself: true,
      language: try settings.language(),
      theme: try settings.theme()
    ).run()
  }
}
