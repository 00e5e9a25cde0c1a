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

/// Why a challenge screen is shown again, marked with the warning sign.
package enum ChallengeWarning: Hashable, Sendable {
  /// The answer was wrong and cost a try.
  case wrongAnswer
  /// Nothing was entered; no try is lost.
  case emptyAnswer
  /// The bank has not seen an approval yet.
  case notApprovedYet
}

/// The final answer of a 3-D Secure authentication.
///
/// The raw value is the letter of the message. Any other letter in a final message breaks the
/// protocol. Source: EMV 3-D Secure 2.x, `transStatus`.
package enum TransStatus: Character, CaseIterable, Hashable, Sendable {
  /// Authenticated.
  case authenticated = "Y"
  /// Authentication was attempted, with a proof of the attempt.
  case attempted = "A"
  /// Not authenticated.
  case notAuthenticated = "N"
  /// The issuer rejects; the payment must not be authorised.
  case rejected = "R"
  /// Authentication could not be performed.
  case unavailable = "U"
}

/// How a challenge broke down without an answer.
package enum ChallengeFault: Hashable, Sendable {
  /// A message broke the protocol in this field.
  case protocolError(field: String)
  /// The issuer's server (ACS) did not answer a message in time.
  case silent
}

/// How the simulated issuer judges an answer.
package enum AnswerRule: Hashable, Sendable {
  /// By what was answered: the codes 1234 (Y), 2222 (R), 3333 (U), 7777 (A), any other wrong.
  case byAnswer
  /// Always this final state, whatever was answered.
  case always(TransStatus)
  /// Every answer is wrong.
  case alwaysWrong
  /// The issuer's server says that its own time ran out.
  case acsTimedOut
  /// The answer breaks the protocol in this field.
  case protocolError(field: String)

  /// Judges an answer.
  ///
  /// - Parameters:
  ///   - answer: What the shopper sent.
  ///   - challenge: The challenge as it was when the answer was sent.
  /// - Returns: What the issuer answers.
  package func reply(to answer: ChallengeAnswer, in challenge: Challenge) -> ChallengeReply {
    if answer == .resend { return .codeSent }
    return switch self {
    case .byAnswer: AnswerRule.judge(answer, in: challenge)
    case .always(let status): .final(status)
    case .alwaysWrong: .again(.wrongAnswer)
    case .acsTimedOut: .acsTimedOut
    case .protocolError(let field): .protocolError(field: field)
    }
  }

  private static func judge(
    _ answer: ChallengeAnswer,
    in challenge: Challenge
  ) -> ChallengeReply {
    switch answer {
    case .code(let code): statusByCode[code].map(ChallengeReply.final) ?? .again(.wrongAnswer)
    case .option(let value):
      statusByOption[value].map(ChallengeReply.final) ?? .again(.wrongAnswer)
    case .options(let values):
      values == rightValues(of: challenge) ? .final(.authenticated) : .again(.wrongAnswer)
    case .approvedInApp:
      challenge.approvals > 0 ? .final(.authenticated) : .again(.notApprovedYet)
    case .refused: .final(.notAuthenticated)
    case .resend: .codeSent
    }
  }

  /// The codes that mean something; every other one is wrong.
  package static let simulatedCodes = statusByCode.keys.sorted()

  private static let statusByCode: [String: TransStatus] = [
    "1234": .authenticated, "2222": .rejected, "3333": .unavailable, "7777": .attempted,
  ]

  private static let statusByOption: [String: TransStatus] = [
    "Y": .authenticated, "R": .rejected, "U": .unavailable, "A": .attempted,
  ]

  /// The first and the third option together are right.
  private static func rightValues(of challenge: Challenge) -> [String] {
    challenge.prompt.options.enumerated().filter { $0.offset == 0 || $0.offset == 2 }
      .map(\.element.value)
  }
}
