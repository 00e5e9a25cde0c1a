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
