import Pictures
import Platform
import ProgramOptions
import Recordings

/// A replay of fixtures, as the command line asks for it.
struct ReplayCommand {
  private let runner: ReplayRunner
  private let settings: RunSettings
  private var export = ReplayExport()
  private var paths: [String] = []
  private var isWatched = false

  /// Reads the words after `replay`.
  init(_ arguments: [String]) throws(OptionError) {
    var settings = RunSettings()
    var runner = ReplayRunner(RunReader())
    var words = OptionWords(arguments)
    while let word = try words.next() {
      switch word {
      case .flag("update"):
        try words.refuseValue(of: "update")
        runner.updates = true
      case .flag("json"):
        try words.refuseValue(of: "json")
        runner.printsResults = true
      case .flag("watch"):
        try words.refuseValue(of: "watch")
        isWatched = true
      case .flag("filter"): runner.filter = try words.value(of: "filter", shape: "TEXT")
      case .flag("junit"): runner.junitPath = try words.value(of: "junit", shape: "FILE")
      case .flag("svg"):
        let folder = try words.value(of: "svg", shape: "DIR")
        runner.pictures = PictureRequest(folder: folder) { frame, title, theme in
          ScreenPicture(frame, title: title, theme: theme).svg
        }
      case .flag("export"): export.castPath = try words.value(of: "export", shape: "FILE")
      case .flag("transcript"):
        export.transcriptPath = try words.value(of: "transcript", shape: "FILE")
      case .flag("shard"):
        let text = try words.value(of: "shard", shape: "I/N")
        guard let shard = Shard(text) else {
          throw OptionError("--shard \(text): not a shard; 2/5 is the second of five")
        }
        runner.shard = shard
      case .flag(let name): try settings.take(name, &words)
      case .value(let path): paths.append(path)
      }
    }
    runner.runReader = RunReader(settings: settings)
    self.runner = runner
    self.settings = settings
    guard !paths.isEmpty else {
      throw OptionError("replay: a path is missing; write paysim replay Fixtures")
    }
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
        complaint: { _ = OperatingSystem.write("\(clearLine)\($0)\n", to: 2) },
        result: { isWritten = OperatingSystem.write($0 + "\n", to: 1) && isWritten },
        progress: { if showsProgress { _ = OperatingSystem.write("\(clearLine)\($0)", to: 2) } }
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
