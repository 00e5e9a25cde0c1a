internal import PaymentCore

extension FileObject<ScenarioFile.Key> {
  /// Reads what belongs to no single step.
  func readWhole(
    into scenario: inout Scenario,
    reasons: ScenarioFile.Reasons
  ) throws(ScenarioProblem) {
    scenario.isPreauthorisation = try flag(.preauth) ?? false
    if let limit = try seconds(.seconds, in: 1...900) { scenario.timeLimit = limit }
    scenario.defect = try choice(.defect, among: RequestDefect.fileNames)
    scenario.fieldFault = try choice(
      .fields,
      among: FieldCheck.allCases.map { (Ending.fieldsRefused($0).id, $0) }
    )
    scenario.stop = try choice(
      .stop,
      among: [("before-sending", .beforeSending), ("after-sending", .afterSending)]
    )
    scenario.late = try late(reasons)
  }

  private func late(_ reasons: ScenarioFile.Reasons) throws(ScenarioProblem) -> LateAnswer? {
    guard let late = try object(.late, of: ScenarioFile.LateKey.self) else { return nil }
    guard let answer = try late.platformAnswer(reasons) else {
      throw late.problem(.answer, "it is missing; it should be such as \"approved\"")
    }
    return LateAnswer(answer, delay: try late.seconds(.latency, in: 0...60) ?? .milliseconds(300))
  }
}

extension ScenarioFile {
  /// The keys of an answer that comes too late.
  enum LateKey: String, FileKey, AnswerKey {
    case answer, reason, latency
  }
}

extension RequestDefect {
  fileprivate static var fileNames: [(name: String, value: RequestDefect)] {
    let plain: [RequestDefect] = [
      .anotherPaymentOnScreen, .sessionNotInitialized, .invalidPrice, .conflictingOptions,
    ]
    return plain.map { (Ending.requestRefused($0).id, $0) }
      + UnusableValue.allCases.map { ("unusable-\($0.fileName)", .unusable($0)) }
  }
}

extension UnusableValue {
  fileprivate var fileName: String {
    switch self {
    case .paymentID: "payment-id"
    case .verificationKey: "verification-key"
    case .returnURL: "return-url"
    case .requestID: "request-id"
    case .checkoutURL: "checkout-url"
    }
  }
}
