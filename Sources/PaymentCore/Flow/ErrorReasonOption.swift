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
