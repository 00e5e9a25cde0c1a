/// What a line is asked for with.
package struct PlainPrompt: Hashable, Sendable {
  /// The text, which the answer follows on the same line.
  package let text: String
  /// Whether the answer must not be seen while it is typed.
  package let isSecret: Bool
}
