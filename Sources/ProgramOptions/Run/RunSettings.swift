internal import PaymentContracts
internal import PaymentCore
internal import ScenarioFiles
package import SimulatorUI

/// The options of a run as they were given, later ones over earlier ones.
package struct RunSettings: Hashable, Sendable {
  /// What the world outside says where no option does.
  package struct Surroundings: Sendable {
    /// The day that counts as today, such as "2026-11-30".
    package var today: String
    /// Where the identifiers come from.
    package var seed: UInt64
    /// The locale's name, such as "et_EE.UTF-8".
    package var localeName: String?
    /// How the files are read that options name.
    package var files: FileReading

    /// Makes surroundings.
    package init(
      today: String,
      seed: UInt64,
      localeName: String? = nil,
      files: FileReading = .none
    ) {
      self.today = today
      self.seed = seed
      self.localeName = localeName
      self.files = files
    }
  }

  private(set) var values: [ProgramOption: String] = [:]

  /// Starts without any option.
  package init() {}

  /// Sets an option; an option without a value is set to "".
  package mutating func set(_ option: ProgramOption, to value: String = "") {
    values[option] = value
  }

  /// Takes over what a recording's header says.
  package mutating func set(_ header: HeaderOption) {
    set(header.option, to: header.value ?? "")
  }

  /// Adds other settings, which win.
  package mutating func override(with other: RunSettings) {
    values.merge(other.values) { $1 }
  }

  /// Reads the values.
  ///
  /// - Parameter surroundings: What counts where no option was given.
  /// - Returns: The options of a run.
  /// - Throws: `OptionError` about the first option that cannot be used.
  package func runOptions(in surroundings: Surroundings) throws(OptionError) -> RunOptions {
    var options = RunOptions(
      price: try price(),
      today: try today(values[.today] ?? surroundings.today),
      seed: try values[.seed].map { text throws(OptionError) in try seed(text) }
        ?? surroundings.seed
    )
    if let order = values[.order] { options.orderNumber = try orderNumber(order) }
    options.isPreauthorisation = values[.preauth] != nil
    options.startsRecurring = values[.initRecurring] != nil
    options.isDevMode = values[.devMode] != nil || values[.errorReason] != nil
    if let code = values[.errorReason] {
      guard !code.isEmpty else {
        throw OptionError("--error-reason: a code such as NO_FUNDS is missing")
      }
      options.errorReason = Comgate.ErrorReason(rawValue: code)
    }
    options.cards = CardCatalogue(
      adding: try values[.cards].map { path throws(OptionError) in
        try CardSource.cards(in: path, files: surroundings.files)
      } ?? [],
      acceptsAnyCard: values[.allowAnyCard] != nil
    )
    options.language = try language(in: surroundings)
    options.scenario = try values[.scenario].map { name throws(OptionError) in
      try ScenarioSource.scenario(named: name, files: surroundings.files)
    }
    try chooseFlow(&options)
    return options
  }

  /// How the screens look; it changes nothing else of a run.
  package func theme() throws(OptionError) -> Theme {
    guard let name = values[.theme] else { return .standard }
    guard let theme = Theme(rawValue: name) else {
      let names = Theme.allCases.map(\.rawValue)
      throw OptionError(
        "--theme \(Diagnostic.value(name)): no such theme; there are "
          + "\(names.dropLast().joined(separator: ", ")) and \(names.last ?? "")"
      )
    }
    return theme
  }

  private func price() throws(OptionError) -> Price {
    let amount = values[.amount] ?? "40.12"
    let currency = values[.currency] ?? "EUR"
    do {
      return try Price(amount, currency: currency)
    } catch {
      throw OptionError(error.advice(amount: amount, currency: currency))
    }
  }

  private func today(_ text: String) throws(OptionError) -> CalendarDay {
    guard let day = CalendarDay(text) else {
      throw OptionError("--today \(Diagnostic.value(text)): not a day; write it like 2026-11-30")
    }
    return day
  }

  private func seed(_ text: String) throws(OptionError) -> UInt64 {
    guard let seed = UInt64(text) else {
      throw OptionError(
        "--seed \(Diagnostic.value(text)): not a whole number from 0 to \(UInt64.max)"
      )
    }
    return seed
  }

  private func orderNumber(_ text: String) throws(OptionError) -> String {
    guard (1...64).contains(text.prefix(65).count) else {
      throw OptionError("--order: an order number has 1 to 64 characters")
    }
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw OptionError("--order: an order number is more than spaces")
    }
    guard text.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) else {
      throw OptionError(
        "--order \(Diagnostic.value(text)): an order number has no line ends or other controls"
      )
    }
    return text
  }

  private func language(in surroundings: Surroundings) throws(OptionError) -> Language {
    guard let code = values[.language] else {
      return surroundings.localeName.flatMap(Language.init(localeName:)) ?? .english
    }
    guard let language = Language(rawValue: code) else {
      throw OptionError(
        "--language \(Diagnostic.value(code)): not a language of paysim; en, et and cs are"
          + Self.meaning(Language(localeName: code)?.rawValue)
      )
    }
    return language
  }

  /// A question after what somebody may have meant.
  private static func meaning(_ word: String?) -> String {
    word.map { "; did you mean \($0)?" } ?? ""
  }

  /// The flow's, the scenario's and the contract's words must fit together.
  private func chooseFlow(_ options: inout RunOptions) throws(OptionError) {
    if let text = values[.flow] {
      guard let flow = FlowKind(rawValue: text) else {
        throw OptionError(
          "--flow \(Diagnostic.value(text)): not a flow; card, hosted and wallet are"
            + Self.meaning(FlowKind(rawValue: text.lowercased())?.rawValue)
        )
      }
      options.flow = flow
      if let scenario = options.scenario, scenario.flow != flow {
        throw OptionError(
          "--flow \(text): the scenario '\(scenario.name)' has the flow "
            + "\(scenario.flow.rawValue); leave --flow out"
        )
      }
    } else if let scenario = options.scenario {
      options.flow = scenario.flow
    }
    let only = Contract(runningOnly: options.flow)
    if let text = values[.contract] {
      guard let contract = Contract(rawValue: text) else {
        throw OptionError(
          "--contract \(Diagnostic.value(text)): not a contract; comgate and seb are"
            + Self.meaning(Contract(rawValue: text.lowercased())?.rawValue)
        )
      }
      if let only, only != contract {
        throw OptionError(
          "--contract \(text): only \(only.rawValue) has the flow \(options.flow.rawValue)"
        )
      }
      options.contract = contract
    } else if let only {
      options.contract = only
    }
    if options.errorReason != nil, options.flow == .hosted {
      throw OptionError("--error-reason: the hosted flow is SEB's and has no error reasons")
    }
  }
}

extension AmountProblem {
  fileprivate func advice(amount: String, currency: String) -> String {
    let amount = "--amount \(Diagnostic.value(amount))"
    switch self {
    case .ambiguousSeparator:
      return "\(amount): a comma can mean two things; write a decimal point, such as 40.12"
    case .notANumber: return "\(amount): not an amount; write digits, such as 40.12"
    case .tooLarge: return "\(amount): too large"
    case .unknownCurrency:
      let known = Currency(code: currency.uppercased())?.code
      return "--currency \(Diagnostic.value(currency)): not an ISO 4217 code that paysim knows, "
        + (known.map { "did you mean \($0)?" } ?? "such as EUR")
    case .tooManyDecimals: return "\(amount): \(currency) has fewer decimals"
    case .notPositive: return "\(amount): not positive"
    }
  }
}
