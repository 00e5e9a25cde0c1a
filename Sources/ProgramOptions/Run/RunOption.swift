internal import SimulatorUI

/// An option that shapes a run, by its name on the command line.
package enum RunOption: String, CaseIterable, Hashable, Sendable {
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

  /// The word for the option's value in the help; nil if it takes none.
  package var valueName: String? {
    switch self {
    case .contract: "comgate|seb"
    case .flow: "card|hosted|wallet"
    case .amount: "40.12"
    case .currency: "EUR"
    case .order: "ORD-1042"
    case .scenario: "NAME|FILE"
    case .errorReason: "CODE"
    case .cards: "FILE"
    case .language: "en|et|cs"
    case .theme: "NAME"
    case .seed: "N"
    case .today: "2026-11-30"
    case .preauth, .initRecurring, .devMode, .allowAnyCard: nil
    }
  }

  /// What the option does, for the help.
  package var help: String {
    switch self {
    case .contract: "whose words the result is told in (comgate if left out)"
    case .flow: "how it is paid (card if left out)"
    case .amount: "what the shop asks for"
    case .currency: "its ISO 4217 code"
    case .order: "the shop's order number"
    case .preauth: "only authorise; the shop captures later"
    case .initRecurring: "begin a series of payments"
    case .scenario: "what the simulated platform does: see 'paysim scenarios'"
    case .errorReason: "answer with this error reason, as Comgate's dev mode does"
    case .devMode: "Comgate's dev mode: the device check is skipped"
    case .cards: "test cards of your own, a JSON file"
    case .allowAnyCard: "accept numbers that are in no published list"
    case .language: "language of the screens"
    case .theme:
      "colours: \(Theme.allCases.map(\.rawValue).joined(separator: ", "))"
    case .seed: "where the identifiers come from, a whole number"
    case .today: "the day on which expiry dates are judged"
    }
  }
}
