internal import PaymentCore

extension FileObject<ScenarioFile.JudgementKey> {
  private enum Rule: String, CaseIterable {
    case byAnswer = "by-answer"
    case always
    case alwaysWrong = "always-wrong"
    case acsTimeout = "acs-timeout"
    case protocolError = "protocol-error"
  }

  /// How answers are judged; nil if the file does not say.
  func answerRule() throws(ScenarioProblem) -> AnswerRule? {
    let rule = try choice(.rule, of: Rule.self)
    if has(.status), rule != .always {
      throw problem(.status, "only the rule \"always\" has a status")
    }
    if has(.field), rule != .protocolError {
      throw problem(.field, "only the rule \"protocol-error\" has a field")
    }
    switch rule {
    case nil: return nil
    case .byAnswer: return .byAnswer
    case .alwaysWrong: return .alwaysWrong
    case .acsTimeout: return .acsTimedOut
    case .always:
      let statuses = TransStatus.allCases.map { (name: String($0.rawValue), value: $0) }
      guard let status = try choice(.status, among: statuses) else {
        throw problem(
          .status,
          "it is missing; it should be \(NearMatch.list(statuses.map(\.name)))"
        )
      }
      return .always(status)
    case .protocolError:
      guard let field = try text(.field, upTo: 64) else {
        throw problem(.field, "it is missing; it should be such as \"transStatus\"")
      }
      return .protocolError(field: field)
    }
  }
}
