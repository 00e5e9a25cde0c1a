/// The list of test cards and scenarios.
package struct PickerPhrases: Sendable {
  /// The heading.
  package let title: String
  /// Type to narrow the list down; the typed text is %1.
  package let filter: Template
  /// Nothing fits.
  package let nothing: String
  /// By what is typed in the challenge.
  package let byAnswer: String
}
