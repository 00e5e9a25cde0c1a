public import PaymentContracts
public import PaymentCore

/// All that shapes a run from outside.
public struct RunOptions: Hashable, Sendable {
  /// Whose words the result is told in.
  public var contract = Contract.comgate
  /// How it is paid.
  public var flow = FlowKind.card
  /// What the shop asks for.
  public var price: Price
  /// The shop's number for the order.
  public var orderNumber = "ORD-1042"
  /// Whether the money is only to be authorised.
  public var isPreauthorisation = false
  /// Whether later payments are to follow.
  public var startsRecurring = false
  /// The scenario named by an option or chosen in the picker.
  public var scenario: Scenario?
  /// The error reason that replaces the platform's answer.
  public var errorReason: Comgate.ErrorReason?
  /// Whether Comgate's dev mode is on.
  public var isDevMode = false
  /// The cards that are accepted.
  public var cards = CardCatalogue()
  /// The day on which expiry dates are judged.
  public var today: CalendarDay
  /// Where the identifiers come from.
  public var seed: UInt64
  /// The interface's language.
  public var language = Language.english
  /// Whether something moves while an answer is awaited.
  public var hasMotion = true
  /// Whether nobody can press a key, so that the screens name none.
  public var isOnlyWatched = false

  /// Makes the options of an ordinary run.
  public init(price: Price, today: CalendarDay, seed: UInt64) {
    self.price = price
    self.today = today
    self.seed = seed
  }
}
