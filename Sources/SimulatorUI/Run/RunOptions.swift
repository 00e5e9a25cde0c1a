package import PaymentContracts
package import PaymentCore

/// All that shapes a run from outside.
package struct RunOptions: Hashable, Sendable {
  /// Whose words the result is told in.
  package var contract = Contract.comgate
  /// How it is paid.
  package var flow = FlowKind.card
  /// What the shop asks for.
  package var price: Price
  /// The shop's number for the order.
  package var orderNumber = "ORD-1042"
  /// Whether the money is only to be authorised.
  package var isPreauthorisation = false
  /// Whether later payments are to follow.
  package var startsRecurring = false
  /// The scenario named by an option or chosen in the picker.
  package var scenario: Scenario?
  /// The error reason that replaces the platform's answer.
  package var errorReason: Comgate.ErrorReason?
  /// Whether Comgate's dev mode is on.
  package var isDevMode = false
  /// The cards that are accepted.
  package var cards = CardCatalogue.builtIn
  /// The day on which expiry dates are judged.
  package var today: CalendarDay
  /// Where the identifiers come from.
  package var seed: UInt64
  /// The interface's language.
  package var language = Language.english
  /// Whether something moves while an answer is awaited.
  package var hasMotion = true
  /// Whether nobody can press a key, so that the screens name none.
  package var isOnlyWatched = false

  /// Makes the options of an ordinary run.
  package init(price: Price, today: CalendarDay, seed: UInt64) {
    self.price = price
    self.today = today
    self.seed = seed
  }
}
