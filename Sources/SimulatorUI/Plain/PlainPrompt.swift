/// What a line is asked for with.
public struct PlainPrompt: Hashable, Sendable {
  /// The text, which the answer follows on the same line.
  public let text: String
  /// Whether the answer must not be seen while it is typed.
  public let isSecret: Bool
}
