import PaymentContracts
import PaymentCore
import Testing

@testable import SimulatorUI

/// A conversation with the line-by-line front end in virtual time, and its transcript.
struct Conversation {
  private(set) var dialogue: PlainDialogue
  /// All lines, with the answers behind their prompts; a secret one as "(hidden)".
  private(set) var transcript: [String] = []

  init(
    scenario builtIn: BuiltInScenario? = nil,
    language: Language = .english,
    isInteractive: Bool = true,
    change: (inout RunOptions) -> Void = { _ in }
  ) throws {
    var options = RunOptions(
      price: try Price("40.12", currency: "EUR"),
      today: try #require(CalendarDay("2026-11-30")),
      seed: 1
    )
    options.language = language
    options.scenario = builtIn?.scenario
    options.flow = options.scenario?.flow ?? .card
    change(&options)
    options.contract = Contract(runningOnly: options.flow) ?? options.contract
    dialogue = PlainDialogue(options: options, isInteractive: isInteractive)
    write()
  }

  var text: String { transcript.joined(separator: "\n") }
  var endings: [String] { dialogue.shop.deliveries.map(\.result.ending.id) }

  /// Answers one prompt after another, waiting for each.
  mutating func answer(_ lines: String...) {
    for line in lines {
      waitForPrompt()
      guard let prompt = dialogue.prompt else { return }
      transcript.append(prompt.text + (prompt.isSecret ? "(hidden)" : line))
      dialogue.typed(line)
      write()
    }
  }

  /// Pays with a card whose other fields are as usual.
  mutating func pay(_ number: String = "4242424242424242") {
    answer(number, "12/30", "123", "Jane Doe")
  }

  mutating func wait(_ duration: Duration) {
    var left = duration
    while left > .zero {
      let step = min(left, dialogue.deadline ?? left)
      left -= step
      dialogue.elapse(step)
      write()
    }
  }

  /// Lets time pass until something is asked or the dialogue is over.
  mutating func waitForPrompt() {
    while dialogue.prompt == nil, let deadline = dialogue.deadline { wait(deadline) }
  }

  mutating func act(_ act: (inout PlainDialogue) -> Void) {
    act(&dialogue)
    write()
  }

  private mutating func write() {
    repeat { transcript += dialogue.takeLines() } while dialogue.linesWritten()
  }
}
