import ProgramOptions
import Recordings
import SimulatorUI

/// The built-in tour, as the command line asks for it.
struct DemoCommand {
  private let items: [PlaybackItem]
  private let language: Language
  private let theme: Theme

  /// Reads a command line.
  ///
  /// - Throws: `OptionError` about the first option that cannot be used.
  init(_ words: CommandLineWords) throws(OptionError) {
    var settings = words.settings
    language = try settings.language()
    settings.set(.language, to: language.rawValue)
    theme = try settings.theme()
    items = TourStop.tour(try settings.runOptions(in: .ofReplays()))
  }

  /// Plays the tour.
  func run() -> ExitStatus {
    PlaybackRun(items: items, goesOnByItself: false, language: language, theme: theme).run()
  }
}

extension RunSettings {
  /// The language of the interface here, by an option or by the surroundings.
  func language() throws(OptionError) -> Language {
    try runOptions(in: RunCommand.surroundings).language
  }
}
