/// What the program can be asked to do.
package enum ProgramCommand: String, CaseIterable, Hashable, Sendable {
  /// An interactive run; it has no word.
  case run
  /// An interactive run that is recorded.
  case record
  /// Replays of recordings.
  case replay
  /// The built-in tour.
  case demo
  /// The list of test cards.
  case cards
  /// The list of scenarios.
  case scenarios
  /// The list of codes.
  case codes
  /// The state machine as a graph.
  case graph

  /// How many words that are no options follow a command.
  package enum Operands: Hashable, Sendable {
    /// None.
    case none
    /// Exactly one, of this name.
    case one(String)
    /// At least one, of this name.
    case several(String)
  }

  /// The word that calls it; nil for an ordinary run.
  package var word: String? {
    switch self {
    case .run: nil
    case .record, .replay, .demo, .cards, .scenarios, .codes, .graph: rawValue
    }
  }

  /// What follows the word.
  package var operands: Operands {
    switch self {
    case .run, .demo, .cards, .scenarios, .codes, .graph: .none
    case .record: .one("DIR")
    case .replay: .several("PATH")
    }
  }

  /// What it does, for the help.
  package var text: String {
    switch self {
    case .run: "run interactively; the result goes to standard output"
    case .record: "the same, and write the keys to a new folder for replays"
    case .replay: "replay recordings without a terminal and compare"
    case .demo: "play a tour of eight endings"
    case .cards: "list the test cards"
    case .scenarios: "list what the simulated platform can do"
    case .codes: "list both SDKs' codes, and how to see each"
    case .graph: "print the state machine as a Mermaid graph"
    }
  }

  /// What is written to have it, such as `paysim replay PATH...`.
  package var usage: String {
    var words = ["paysim"]
    if let word { words.append(word) }
    switch operands {
    case .none: break
    case .one(let name): words.append(name)
    case .several(let name): words.append("\(name)...")
    }
    return words.joined(separator: " ")
  }

  /// The options that it takes, in the order of the table.
  package var options: [ProgramOption] {
    ProgramOption.allCases.filter { $0.belongs(to: self) }
  }

  /// How the command is named in a message.
  var name: String { word.map { "'paysim \($0)'" } ?? "an ordinary run" }

  /// Why it does not take an option that other commands take.
  func refusal(of option: ProgramOption) -> String {
    if self == .demo { return "the demo brings its own; leave it out" }
    if self == .record, option == .plain {
      return "a recording is made of keys on screens; leave it out"
    }
    if self == .record, option == .statusResolver || option == .apiBaseURL {
      return "a replay asks nobody for a status; leave it out"
    }
    return "\(name) has no such option"
  }

  /// A path that an example names.
  var exampleOperand: String {
    switch self {
    case .record: "my-fixture"
    case .replay: "Fixtures"
    case .run, .demo, .cards, .scenarios, .codes, .graph: ""
    }
  }
}
