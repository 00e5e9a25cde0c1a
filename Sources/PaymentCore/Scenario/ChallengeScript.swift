/// The challenge that the simulated issuer asks for.
package struct ChallengeScript: Hashable, Sendable {
  /// What it shows.
  package var prompt: ChallengePrompt
  /// How many answers may be tried.
  package var tries = 3
  /// The time for the whole challenge.
  package var timeLimit = Duration.seconds(300)
  /// The field in which the first message breaks the protocol; nil if it does not.
  package var brokenField: String?

  /// Makes a script with the usual limits.
  package init(prompt: ChallengePrompt, brokenField: String? = nil) {
    self.prompt = prompt
    self.brokenField = brokenField
  }
}
