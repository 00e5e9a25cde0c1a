/// What the issuer answers to one message.
package enum ChallengeReply: Hashable, Sendable {
  /// The authentication is over.
  case final(TransStatus)
  /// The same screen again, with a warning.
  case again(ChallengeWarning)
  /// A new code is on its way.
  case codeSent
  /// The issuer's server reports that its own time ran out.
  case acsTimedOut
  /// The message breaks the protocol; the name of the field that does.
  case protocolError(field: String)
}
