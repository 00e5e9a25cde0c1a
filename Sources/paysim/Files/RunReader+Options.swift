import PaymentCore
import Platform
import ProgramOptions
import Recordings

extension RunReader {
  /// Reads the options in the recorded command.
  ///
  /// - Parameter settings: Options that win over those.
  init(settings: RunSettings = RunSettings()) {
    self.init { header, file throws(ReplayError) in
      let folder = ConfinedFolder(FilePath.folder(of: file))
      let taken = HeaderOptions(
        words: header.command.flatMap(CommandWords.init)?.words ?? [],
        scenarioFile: folder.scenarioFile
      )
      if let word = taken.ignored.first(where: \.reason.spoilsReplay) {
        throw .header(file: file, reason: word.description)
      }
      var all = RunSettings()
      for option in taken.options { all.set(option) }
      all.override(with: settings)
      let day = header.timestamp.flatMap { CalendarDay(secondsSince1970: Int64($0)) }
      do throws(OptionError) {
        return RecordedRun(
          options: try all.runOptions(in: .ofReplays(today: day?.text)),
          theme: try all.theme(),
          ignored: taken.ignored.map(\.description)
        )
      } catch {
        throw .options(file: file, reason: error.description)
      }
    }
  }
}

extension RunSettings.Surroundings {
  /// What counts in a replay where no option says: the same everywhere and on every day.
  static func ofReplays(today: String? = nil) -> RunSettings.Surroundings {
    RunSettings.Surroundings(
      today: today ?? Replay.usualToday,
      seed: Replay.usualSeed,
      files: .disk
    )
  }
}

extension FileReading {
  /// Reads from the file system.
  static let disk = FileReading { path throws(Refusal) in
    do throws(FileError) {
      return try WholeFile.read(path)
    } catch {
      throw Refusal(reason: error.reason)
    }
  }
}

extension ConfinedFolder {
  /// Where the file is that a recorded command names as its scenario.
  func scenarioFile(_ name: String) -> HeaderOptions.ScenarioFile {
    do {
      return .found(try path(of: name))
    } catch {
      switch error {
      case .outside: return .outside
      case .missing: return .missing
      }
    }
  }
}

extension IgnoredWord.Reason {
  /// Whether the recording means a run that cannot be had without the word.
  fileprivate var spoilsReplay: Bool {
    switch self {
    case .valueMissing, .valueNotTaken, .outsideFolder, .noSuchFile: true
    case .notTakenFromRecordings, .notAnOption: false
    }
  }
}
