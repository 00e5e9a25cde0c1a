import ProgramOptions
import Recordings
import SimulatorUI

/// The built-in tour, as the command line asks for it.
struct DemoCommand {
  /// What can be chosen for all of the tour.
  private static let options: Set<RunOption> = [.language, .theme, .amount, .currency, .order]

  private let items: [PlaybackItem]
  private let language: Language
  private let theme: Theme

  /// Reads the words after `demo`.
  init(_ arguments: [String]) throws(OptionError) {
    var settings = RunSettings()
    var words = OptionWords(arguments)
    while let word = try words.next() {
      switch word {
      case .flag(let name):
        guard RunOption(rawValue: name).map(Self.options.contains) ?? true else {
          throw OptionError("--\(name): the demo brings its own; leave it out")
        }
        try settings.take(name, &words)
      case .value(let text): throw OptionError("\(text): not an option; options begin with --")
      }
    }
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
