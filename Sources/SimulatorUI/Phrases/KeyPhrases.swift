/// What the keys do, in the words of the key bar and of the help.
public struct KeyPhrases: Sendable {
  /// The help's heading.
  public let title: String
  /// How to close an overlay.
  public let close: String
  /// Next field.
  public let next: String
  /// Field before.
  public let previous: String
  /// Enter on a form.
  public let confirm: String
  /// Choose the focused option or press the focused button.
  public let toggle: String
  /// Cancel what is on the screen.
  public let cancel: String
  /// Cancel now, also while processing.
  public let interrupt: String
  /// This help.
  public let help: String
  /// Test cards and scenarios.
  public let picker: String
  /// The inspector.
  public let inspector: String
  /// The contract.
  public let contract: String
  /// The language.
  public let switchLanguage: String
  /// Set a checkpoint.
  public let checkpoint: String
  /// Start a second payment.
  public let secondPayment: String
  /// Choose card, page or wallet.
  public let flow: String
  /// Paint the screen again.
  public let repaint: String
  /// Suspend the program.
  public let suspend: String
  /// Leave.
  public let leave: String
  /// Another payment.
  public let another: String
  /// Scroll.
  public let scroll: String
  /// Keys that edit a field.
  public let edit: String
  /// The picker's heading.
  public let pickerTitle: String
  /// The picker's groups: cards.
  public let pickerCards: String
  /// Scenarios.
  public let pickerScenarios: String
  /// Type to narrow the list down; the typed text is %1.
  public let pickerFilter: Template
  /// Nothing fits.
  public let pickerNothing: String
  /// By what is typed in the challenge.
  public let byAnswer: String
}
