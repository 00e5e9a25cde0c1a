internal import PaymentCore
internal import SimulatorUI

/// The run that a recording's header describes.
struct RecordedRun {
  /// What shapes the run.
  let options: RunOptions
  /// How the screens look.
  let theme: Theme
  /// The words of the recorded command that are not taken.
  let ignored: [IgnoredWord]

  /// Reads a header; `file` names the recording in errors and tells its folder.
  ///
  /// - Throws: `ReplayError` when an option cannot be used.
  init(_ header: CastHeader, file: String, settings: RunSettings) throws(ReplayError) {
    let taken = HeaderOptions(
      words: header.command.flatMap(CommandWords.init)?.words ?? [],
      folder: FilePath.folder(of: file)
    )
    if let word = taken.ignored.first(where: \.reason.spoilsReplay) {
      throw .header(file: file, word)
    }
    var all = RunSettings()
    for option in taken.options { all.set(option) }
    all.override(with: settings)
    let day = header.timestamp.flatMap { CalendarDay(secondsSince1970: Int64($0)) }
    do {
      options = try all.runOptions(
        in: RunSettings.Surroundings(
          today: day?.text ?? Replay.usualToday,
          seed: Replay.usualSeed
        )
      )
      theme = try all.theme()
    } catch {
      throw .options(file: file, error)
    }
    ignored = taken.ignored
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
