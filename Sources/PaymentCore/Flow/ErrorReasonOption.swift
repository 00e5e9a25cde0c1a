/// An error reason that the run was asked to simulate, as Comgate's dev mode has it.
public struct ErrorReasonOption: Hashable, Sendable {
  /// The code, as it was given.
  public let code: String
  /// What the platform answers.
  public let answer: PlatformAnswer

  /// Makes an option of a code and what it stands for.
  public init(code: String, answer: PlatformAnswer) {
    self.code = code
    self.answer = answer
  }
}
