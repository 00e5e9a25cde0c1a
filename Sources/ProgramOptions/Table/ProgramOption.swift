/// An option of the program, by its name on the command line.
///
/// With `OptionRow` and `ProgramCommand` this is the only list of options: parsing, help, advice,
/// what a recording may say and the README's table are all made from it.
package enum ProgramOption: String, CaseIterable, Hashable, Sendable {
  /// Whose words the result is told in.
  case contract
  /// How it is paid.
  case flow
  /// The amount.
  case amount
  /// The amount's currency.
  case currency
  /// The shop's order number.
  case order
  /// Only authorise.
  case preauth
  /// Begin a series of payments.
  case initRecurring = "init-recurring"
  /// What the simulated platform does.
  case scenario
  /// Comgate's error reason to be simulated.
  case errorReason = "error-reason"
  /// Comgate's dev mode.
  case devMode = "dev-mode"
  /// Cards of one's own.
  case cards
  /// Accept numbers that are in no list.
  case allowAnyCard = "allow-any-card"
  /// The interface's language.
  case language
  /// How the screens look.
  case theme
  /// Where identifiers come from.
  case seed
  /// The day that counts as today.
  case today
  /// A command that is asked for the status.
  case statusResolver = "status-resolver"
  /// A host that is asked for the status.
  case apiBaseURL = "api-base-url"
  /// Print for programs.
  case json
  /// Say which rule decided.
  case explain
  /// Nothing moves.
  case noMotion = "no-motion"
  /// Line by line.
  case plain
  /// A recording keeps the name.
  case keepName = "keep-name"
  /// Rewrite expectations.
  case update
  /// Play to a person.
  case watch
  /// A part of the fixtures, by name.
  case filter
  /// A part of the fixtures, by number.
  case shard
  /// Pictures of the checkpoints.
  case svg
  /// A film.
  case export
  /// A text of what was shown.
  case transcript
  /// A report for build servers.
  case junit
  /// The help.
  case help
  /// The version.
  case version

  /// The option as it is written.
  package var word: String { "--\(rawValue)" }

  /// The option and its value as the help shows them.
  package var usage: String { word + (row.value.name.map { " \($0)" } ?? "") }

  /// Whether a value belongs to the option.
  package var takesValue: Bool { row.value.name != nil }

  /// Whether a recording's header may say it.
  ///
  /// A stranger's recording must not run a command, reach a network or read a file outside its own
  /// folder.
  package var mayStandInHeader: Bool { row.mayStandInHeader }

  /// Whether it shapes the payment, so that a replay of the run needs it too.
  package var shapesRun: Bool { row.group == .payment }

  /// Whether a command takes it.
  package func belongs(to command: ProgramCommand) -> Bool { row.commands.contains(command) }

  /// What it does, for the help.
  package func text(in command: ProgramCommand) -> String {
    row.otherTexts[command] ?? row.text
  }
}
