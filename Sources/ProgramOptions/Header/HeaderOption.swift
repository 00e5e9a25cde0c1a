/// An option that may be taken from a recording's header.
///
/// The list is closed: a stranger's recording must not run a command, reach a network or read a
/// file outside its own folder.
package struct HeaderOption: Hashable, Sendable {
  /// The options that may be taken.
  package enum Name: String, CaseIterable, Hashable, Sendable {
    /// Whose result type the run has.
    case contract
    /// The way of paying.
    case flow
    /// What is paid.
    case amount
    /// The amount's currency.
    case currency
    /// The shop's order number.
    case order
    /// Authorise without capturing.
    case preauth
    /// Begin a series of payments.
    case initRecurring = "init-recurring"
    /// What the simulated platform does.
    case scenario
    /// The reason of Comgate's development mode.
    case errorReason = "error-reason"
    /// Comgate's development mode.
    case devMode = "dev-mode"
    /// Accept numbers that are not published.
    case allowAnyCard = "allow-any-card"
    /// Language of the screens.
    case language
    /// Colours of the screens.
    case theme
    /// Start of the generated identifiers.
    case seed
    /// The date that counts as today.
    case today
    /// Print the result as JSON.
    case json

    /// Whether a value belongs to the option.
    package var takesValue: Bool {
      switch self {
      case .contract, .flow, .amount, .currency, .order, .scenario, .errorReason, .language,
        .theme, .seed, .today:
        true
      case .preauth, .initRecurring, .devMode, .allowAnyCard, .json:
        false
      }
    }
  }

  /// Which option.
  package let name: Name
  /// Its value; nil for an option that takes none.
  package let value: String?

  /// Makes an option.
  package init(_ name: Name, value: String? = nil) {
    self.name = name
    self.value = value
  }

  /// The option as a word of a command line.
  package var word: String {
    "--\(name.rawValue)" + (value.map { "=\($0)" } ?? "")
  }
}
