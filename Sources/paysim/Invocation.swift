import ProgramOptions

/// What a command line asks for.
enum Invocation {
  /// The help.
  case help
  /// The version.
  case version
  /// An interactive run.
  case run(RunCommand)
  /// A replay of fixtures.
  case replay(ReplayCommand)
  /// The built-in tour.
  case demo(DemoCommand)
  /// A list of cards, scenarios or codes.
  case catalogue(CatalogueCommand)
  /// An interactive run that is recorded.
  case record(RecordCommand)
  /// The state machine as a picture.
  case graph

  /// Reads the words after the program's name.
  ///
  /// - Throws: `OptionError` about the first word that is not understood.
  init(_ arguments: [String]) throws(OptionError) {
    let words = try CommandLineWords(arguments)
    if words.has(.help) {
      self = .help
    } else if words.has(.version) {
      self = .version
    } else {
      self = try Self.command(words)
    }
  }

  private static func command(_ words: CommandLineWords) throws(OptionError) -> Invocation {
    switch words.command {
    case .run: .run(try RunCommand(words))
    case .record: .record(try RecordCommand(words))
    case .replay: .replay(try ReplayCommand(words))
    case .demo: .demo(try DemoCommand(words))
    case .cards: .catalogue(CatalogueCommand(.cards, words))
    case .scenarios: .catalogue(CatalogueCommand(.scenarios, words))
    case .codes: .catalogue(CatalogueCommand(.codes, words))
    case .graph: .graph
    }
  }
}
