/// What the keys do, in the words of the key bar and of the help.
package struct KeyPhrases: Sendable {
  /// The help's heading.
  package let title: String
  /// How to close an overlay.
  package let close: String
  /// Next field.
  package let next: String
  /// Field before.
  package let previous: String
  /// Enter on a form.
  package let confirm: String
  /// Choose the focused option or press the focused button.
  package let toggle: String
  /// Cancel what is on the screen.
  package let cancel: String
  /// Cancel now, also while processing.
  package let interrupt: String
  /// This help.
  package let help: String
  /// Test cards and scenarios.
  package let picker: String
  /// The inspector.
  package let inspector: String
  /// The contract.
  package let contract: String
  /// The language.
  package let switchLanguage: String
  /// Set a checkpoint.
  package let checkpoint: String
  /// Start a second payment.
  package let secondPayment: String
  /// Choose card, page or wallet.
  package let flow: String
  /// Paint the screen again.
  package let repaint: String
  /// Suspend the program.
  package let suspend: String
  /// Leave.
  package let leave: String
  /// Another payment.
  package let another: String
  /// Keys that edit a field.
  package let edit: String
}
