/// The challenge that the simulated issuer asks for.
public struct ChallengeScript: Hashable, Sendable {
  /// What it shows.
  public var prompt: ChallengePrompt
  /// How many answers may be tried.
  public var tries = 3
  /// The time for the whole challenge.
  public var timeLimit = Duration.seconds(300)
  /// The field in which the first message breaks the protocol; nil if it does not.
  public var brokenField: String?

  /// Makes a script with the usual limits.
  public init(prompt: ChallengePrompt, brokenField: String? = nil) {
    self.prompt = prompt
    self.brokenField = brokenField
  }
}
