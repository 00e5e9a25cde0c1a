import ProgramOptions
import Testing

struct CommandLineWordsTests {
  private func error(_ words: [String]) -> String? {
    do {
      _ = try CommandLineWords(words)
      return nil
    } catch {
      return error.description
    }
  }

  @Test(
    arguments: [
      (["--json=yes"], "--json=yes: --json takes no value"),
      (["--plain=", "--json"], "--plain=: --plain takes no value"),
      (["--contract", ""], "--contract: its value is empty; write --contract comgate|seb"),
      (["--order="], "--order: its value is empty; write --order ORD-1042"),
      (["--contract"], "--contract: its value is missing; write --contract comgate|seb"),
      (["--contract", "--json"], "--contract: its value is missing; write --contract comgate|seb"),
      (
        ["--language", "en", "demo"],
        "demo: a command comes first; write paysim demo, then its options"
      ),
      (["--json", "extra"], "extra: not an option; options begin with --"),
      (["--jsn"], "--jsn: no such option; did you mean --json?"),
      (["--contrakt", "seb"], "--contrakt: no such option; did you mean --contract?"),
      (["-j"], "-j: no such option; options have two dashes and a name"),
      (["--"], "--: no such option; options have two dashes and a name"),
      (["demoo"], "demoo: no such command; did you mean demo?"),
      (["x"], "x: no such command; 'paysim --help' lists them"),
      ([""], "an empty word: no such command; 'paysim --help' lists them"),
      (["graph", "x"], "x: 'paysim graph' takes only options"),
      (["graph", "--json"], "--json: 'paysim graph' has no such option"),
      (["demo", "--contract", "seb"], "--contract: the demo brings its own; leave it out"),
      (
        ["record", "d", "--plain"],
        "--plain: a recording is made of keys on screens; leave it out"
      ),
      (["record"], "record: DIR is missing; write paysim record my-fixture"),
      (["record", "a", "b"], "b: 'paysim record' takes only options"),
      (["replay", "--update"], "replay: PATH is missing; write paysim replay Fixtures"),
      (["replay", ""], "replay: PATH is missing; write paysim replay Fixtures"),
      (["--update"], "--update: an ordinary run has no such option"),
    ]
  )
  func `A mistake is told with the word it is in and with what is right`(
    words: [String],
    message: String
  ) {
    #expect(error(words) == message)
  }

  @Test(
    arguments: [
      ["--help"], ["-h"], ["help"], ["demo", "-h"], ["--nonsense", "--help"],
      ["replay", "--help"],
    ]
  )
  func `Help is the answer wherever it is asked for`(words: [String]) throws {
    let isAnswered = words == ["--nonsense", "--help"] ? error(words) == nil : true
    #expect(try isAnswered && CommandLineWords(words).has(.help))
  }

  @Test(arguments: [["--version"], ["--plain", "--version"], ["record", "--version"]])
  func `The version can be asked for beside other options`(words: [String]) throws {
    #expect(try CommandLineWords(words).has(.version))
  }

  @Test
  func `Every option is taken by each command that the table names`() throws {
    for command in ProgramCommand.allCases {
      for option in command.options where option != .help {
        var words = [option.word]
        if option.takesValue { words.append("v") }
        switch command.operands {
        case .none: break
        case .one, .several: words.insert("operand", at: 0)
        }
        if let word = command.word { words.insert(word, at: 0) }
        let read = try CommandLineWords(words)
        #expect(read.command == command)
        #expect(read.values == [option: option.takesValue ? "v" : ""])
      }
    }
  }

  @Test
  func `The later value of an option counts`() throws {
    let words = try CommandLineWords(["--seed", "1", "--seed=2", "--order", "-5"])
    #expect(words.values == [.seed: "2", .order: "-5"])
  }

  @Test
  func `The help names every command and every option`() {
    for option in ProgramOption.allCases { #expect(HelpText.text.contains(option.word)) }
    for command in ProgramCommand.allCases { #expect(HelpText.text.contains(command.usage)) }
    for line in HelpText.text.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
  }
}
