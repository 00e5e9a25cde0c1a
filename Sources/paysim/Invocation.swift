import ProgramOptions
import Recordings

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
    if arguments.contains("--help") || arguments.contains("-h") {
      self = .help
      return
    }
    if arguments.first == "--version" {
      self = .version
      return
    }
    guard let first = arguments.first, !first.hasPrefix("-") else {
      self = .run(try RunCommand(arguments))
      return
    }
    switch first {
    case "help": self = .help
    case "graph":
      guard arguments.count == 1 else {
        throw OptionError("graph \(arguments[1]): graph takes nothing more")
      }
      self = .graph
    case "record": self = .record(try RecordCommand(Array(arguments.dropFirst())))
    case "replay": self = .replay(try ReplayCommand(Array(arguments.dropFirst())))
    case "demo": self = .demo(try DemoCommand(Array(arguments.dropFirst())))
    default:
      guard let catalogue = Catalogue(rawValue: first) else {
        throw OptionError("\(first): no such command")
      }
      self = .catalogue(try CatalogueCommand(catalogue, Array(arguments.dropFirst())))
    }
  }
}

extension RunCommand {
  init(_ arguments: [String]) throws(OptionError) {
    var words = OptionWords(arguments)
    while let word = try words.next() {
      switch word {
      case .flag("json"): printsJSON = true
      case .flag("explain"): explains = true
      case .flag("no-motion"): hasMotion = false
      case .flag("plain"): isPlain = true
      case .flag("status-resolver"):
        let text = try words.value(of: "status-resolver", shape: "COMMAND")
        statusSource = try .only(statusSource, .command(named: text))
      case .flag("api-base-url"):
        let text = try words.value(of: "api-base-url", shape: "URL")
        statusSource = try .only(statusSource, .host(BaseURL(text)))
      case .flag(let name): try settings.take(name, &words)
      case .value(let text): throw OptionError("\(text): not an option; options begin with --")
      }
    }
  }
}

extension RunSettings {
  /// Takes one option that shapes a run, and its value.
  mutating func take(_ name: String, _ words: inout OptionWords) throws(OptionError) {
    guard let option = RunOption(rawValue: name) else {
      throw OptionError("--\(name): no such option\(OptionWords.near(name))")
    }
    guard let valueName = option.valueName else {
      try words.refuseValue(of: name)
      return set(option)
    }
    set(option, to: try words.value(of: name, shape: valueName))
  }
}
