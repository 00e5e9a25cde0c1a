internal import PaymentCore

/// The keys of what the platform says about a payment's end.
protocol AnswerKey: FileKey {
  /// How the payment ended.
  static var answer: Self { get }
  /// Why it was declined.
  static var reason: Self { get }
}

extension FileObject where Key: AnswerKey {
  /// How the platform says that a payment has ended; nil if the file does not say.
  func platformAnswer(
    _ reasons: ScenarioFile.Reasons
  ) throws(ScenarioProblem) -> PlatformAnswer? {
    guard case .some(let answer) = try end(among: [], reasons) else { return nil }
    return answer
  }

  /// The answer to a poll, which may also be that there is none yet.
  func pollScript(
    _ reasons: ScenarioFile.Reasons
  ) throws(ScenarioProblem) -> PollScript? {
    try end(among: [("still-processing", nil)], reasons).map { PollScript($0) }
  }

  private func end(
    among more: [(name: String, value: PlatformAnswer?)],
    _ reasons: ScenarioFile.Reasons
  ) throws(ScenarioProblem) -> PlatformAnswer?? {
    let named = try choice(.answer, among: PlatformAnswer.fileNames + more)
    guard let code = try text(.reason, upTo: 64) else { return named }
    guard named == nil || named == .declined(.notGiven) else {
      throw problem(.reason, "only the answer \"declined\" has a reason")
    }
    guard case .declined(let reason) = reasons(code) else {
      throw problem(
        .reason,
        "\(JSONText.quoted(code)) is not the reason of a decline; choose another answer"
      )
    }
    return .some(.declined(reason))
  }
}

extension PlatformAnswer {
  fileprivate static var fileNames: [(name: String, value: PlatformAnswer?)] {
    [
      ("approved", .approved),
      ("declined", .declined(.notGiven)),
      ("cancelled-by-shopper", .cancelledByShopper),
      ("cancelled-by-merchant", .cancelledByMerchant),
      ("payment-timeout", .paymentTimedOut),
      ("acs-timeout", .acsTimedOut),
      ("authentication-failed", .authenticationFailed),
    ]
  }
}
