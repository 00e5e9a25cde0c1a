internal import PaymentContracts
internal import PaymentCore
internal import SimulatorUI

/// A row of the table of options.
struct OptionRow: Sendable {
  /// What an option is about; the help shows them in this order.
  enum Group: CaseIterable, Hashable {
    /// The payment; a replay takes it too.
    case payment
    /// How a run is shown and who is asked.
    case interface
    /// Replays.
    case replay
    /// Everything.
    case general
  }

  let value: OptionValue
  let text: String
  let group: Group
  let commands: Set<ProgramCommand>
  let mayStandInHeader: Bool
  /// What it does in a command where that is something else.
  let otherTexts: [ProgramCommand: String]

  fileprivate init(
    _ value: OptionValue,
    _ text: String,
    _ group: Group,
    in commands: Set<ProgramCommand>,
    header mayStandInHeader: Bool,
    otherTexts: [ProgramCommand: String] = [:]
  ) {
    self.value = value
    self.text = text
    self.group = group
    self.commands = commands
    self.mayStandInHeader = mayStandInHeader
    self.otherTexts = otherTexts
  }
}

extension ProgramOption {
  /// The option's row.
  var row: OptionRow {
    switch self {
    case .contract:
      .payment(
        .choice(Contract.allCases.map(\.rawValue)),
        "whose words the result is told in (comgate if left out)"
      )
    case .flow:
      .payment(.choice(FlowKind.allCases.map(\.rawValue)), "how it is paid (card if left out)")
    case .amount: .payment(.text("40.12"), "what the shop asks for", demo: true)
    case .currency:
      .payment(.word(name: "EUR", known: Currency.knownCodes), "its ISO 4217 code", demo: true)
    case .order: .payment(.text("ORD-1042"), "the shop's order number", demo: true)
    case .preauth: .payment(.none, "only authorise; the shop captures later")
    case .initRecurring: .payment(.none, "begin a series of payments")
    case .scenario:
      .payment(
        .wordOrFile(name: "NAME|FILE", known: BuiltInScenario.allCases.map(\.rawValue)),
        "what the simulated platform does: see 'paysim scenarios'"
      )
    case .errorReason:
      .payment(
        .word(name: "CODE", known: Comgate.ErrorReason.known.map(\.rawValue)),
        "answer with this error reason, as Comgate's dev mode does"
      )
    case .devMode: .payment(.none, "Comgate's dev mode: the device check is skipped")
    case .cards:
      OptionRow(
        .file,
        "test cards of your own, a JSON file",
        .payment,
        in: [.run, .record, .replay, .cards],
        header: false
      )
    case .allowAnyCard: .payment(.none, "accept numbers that are in no published list")
    case .language:
      .payment(
        .choice(Language.allCases.map(\.rawValue)),
        "language of the screens",
        demo: true
      )
    case .theme:
      .payment(
        .word(name: "NAME", known: Theme.allCases.map(\.rawValue)),
        "colours: \(Theme.allCases.map(\.rawValue).joined(separator: ", "))",
        demo: true
      )
    case .seed: .payment(.text("N"), "where the identifiers come from, a whole number")
    case .today: .payment(.text("2026-11-30"), "the day on which expiry dates are judged")
    case .statusResolver:
      .interface(
        .text("COMMAND"),
        "ask a command for the status after a checkout page",
        in: [.run]
      )
    case .apiBaseURL: .interface(.text("URL"), "ask a host for it, with curl", in: [.run])
    case .json:
      OptionRow(
        .none,
        "print each result as one JSON object",
        .interface,
        in: [.run, .record, .replay, .cards, .scenarios, .codes],
        header: true,
        otherTexts: [
          .replay: "print each result; compare nothing that is not there",
          .cards: "print the list as JSON", .scenarios: "print the list as JSON",
          .codes: "print the list as JSON",
        ]
      )
    case .explain: .interface(.none, "say on standard error which rule decided")
    case .noMotion: .interface(.none, "nothing moves while an answer is awaited")
    case .plain:
      .interface(
        .none,
        "line by line, for screen readers, plain terminals and pipes",
        in: [.run]
      )
    case .keepName:
      .interface(.none, "a recording keeps the name; its digits never", in: [.record])
    case .update: .replay(.none, "rewrite what the recordings expect")
    case .watch: .replay(.none, "play the recordings on this terminal at human speed")
    case .filter: .replay(.text("TEXT"), "only fixtures with TEXT in their name")
    case .shard:
      .replay(.text("I/N"), "only the I-th of N parts, the same fixtures each time")
    case .svg: .replay(.folder, "draw each checkpoint as an SVG picture")
    case .export:
      .replay(.file, "film one replay as an asciicast that every player plays")
    case .transcript: .replay(.file, "write what one replay shows as plain text")
    case .junit: .replay(.file, "write a report that build servers read")
    case .help: .general("say what there is")
    case .version: .general("say which version this is")
    }
  }
}

extension OptionRow {
  fileprivate static func payment(
    _ value: OptionValue,
    _ text: String,
    demo isForDemo: Bool = false
  ) -> OptionRow {
    OptionRow(
      value,
      text,
      .payment,
      in: isForDemo ? [.run, .record, .replay, .demo] : [.run, .record, .replay],
      header: true
    )
  }

  fileprivate static func interface(
    _ value: OptionValue,
    _ text: String,
    in commands: Set<ProgramCommand> = [.run, .record]
  ) -> OptionRow {
    OptionRow(value, text, .interface, in: commands, header: false)
  }

  fileprivate static func replay(_ value: OptionValue, _ text: String) -> OptionRow {
    OptionRow(value, text, .replay, in: [.replay], header: false)
  }

  fileprivate static func general(_ text: String) -> OptionRow {
    OptionRow(.none, text, .general, in: Set(ProgramCommand.allCases), header: false)
  }
}
