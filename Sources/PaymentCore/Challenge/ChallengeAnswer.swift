/// What the shopper sends to the issuer.
public enum ChallengeAnswer: Hashable, Sendable {
  /// A code, spaces left out; leading zeros count.
  case code(String)
  /// The value of the one option chosen.
  case option(String)
  /// The values of the options chosen, in the order shown.
  case options([String])
  /// "I have approved it in the app."
  case approvedInApp
  /// "I refuse this payment."
  case refused
  /// "Send me a new code."
  case resend
}
