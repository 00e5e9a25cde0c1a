/// A word that does something at a prompt of the line-by-line front end, whatever is asked there.
enum PlainCommand: CaseIterable, Hashable, Sendable {
  /// Cancel what is asked, as Esc does on the screen.
  case cancel
  /// Pay with what is filled in.
  case pay
  /// Go back to the field before, or close a list.
  case back
  /// Choose a test card.
  case cards
  /// Choose a scenario.
  case scenarios
  /// Ask the bank for a new code.
  case resend
  /// Trust this shop, or no longer.
  case trust
  /// Why the bank asks.
  case why
  /// More about the bank's question.
  case more
  /// Start a second payment while this one is under way.
  case second
  /// What happened so far.
  case inspector

  /// The command that a typed word stands for, in the language or in English; nil if it is none.
  init?(_ text: String, _ phrases: PlainPhrases) {
    let typed = text.lowercased()
    let command = PlainCommand.allCases.first {
      phrases.word($0).word == typed || PlainPhrases.english.word($0).word == typed
    }
    guard let command else { return nil }
    self = command
  }
}
