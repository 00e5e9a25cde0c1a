/// All that a run depends on beside its request: the simulated world.
package struct FlowSetup: Hashable, Sendable {
  /// The day on which expiry dates are judged.
  package var today: CalendarDay
  /// The cards that are accepted.
  package var cards: CardCatalogue
  /// The scenario named by an option or chosen in the picker.
  package var scenario: Scenario?
  /// The error reason that replaces the platform's answer.
  package var errorReason: ErrorReasonOption?
  /// The identifier of the card session.
  package var cardSessionID: String
  /// Whether the status is looked up by a resolver outside the simulated platform.
  package var hasOwnResolver: Bool
  /// Whether the device check is skipped, as Comgate's dev mode does.
  package var isDevMode: Bool

  /// Makes a setup.
  package init(
    today: CalendarDay,
    cards: CardCatalogue = .builtIn,
    scenario: Scenario? = nil,
    errorReason: ErrorReasonOption? = nil,
    cardSessionID: String,
    hasOwnResolver: Bool = false,
    isDevMode: Bool = false
  ) {
    self.today = today
    self.cards = cards
    self.scenario = scenario
    self.errorReason = errorReason
    self.cardSessionID = cardSessionID
    self.hasOwnResolver = hasOwnResolver
    self.isDevMode = isDevMode
  }
}

/// An error reason that the run was asked to simulate, as Comgate's dev mode has it.
package struct ErrorReasonOption: Hashable, Sendable {
  /// The code, as it was given.
  package let code: String
  /// What the platform answers.
  package let answer: PlatformAnswer

  /// Makes an option of a code and what it stands for.
  package init(code: String, answer: PlatformAnswer) {
    self.code = code
    self.answer = answer
  }
}
