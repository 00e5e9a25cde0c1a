internal import PaymentCore

extension ScenarioFile {
  /// The keys of the challenge.
  enum ChallengeKey: String, StepKey {
    case kind, tries, seconds, issuer, header, text, label, options, submit, resend
    case `continue`, addInfo, why, more, trust, brokenField, fault, latency
  }

  /// The keys of one option of a select challenge.
  enum OptionKey: String, FileKey {
    case value, label
  }

  /// The keys of a text that unfolds.
  enum FoldKey: String, FileKey {
    case label, text
  }

  /// The keys of the issuer's judgement.
  enum JudgementKey: String, StepKey {
    case rule, status, field, fault, latency
  }
}

extension FileObject<ScenarioFile.Key> {
  /// Reads the challenge and how its answers are judged.
  func readChallenge(into scenario: inout Scenario) throws(ScenarioProblem) {
    for key in [ScenarioFile.Key.challenge, .answer] where has(key) {
      let authentication = scenario.authorise.behaviour
      guard authentication == .challenge else {
        throw problem(
          key,
          "it never comes: authorise.answer is \(JSONText.quoted(authentication.rawValue)); "
            + "leave one of the two out"
        )
      }
    }
    if let challenge = try object(.challenge, of: ScenarioFile.ChallengeKey.self) {
      scenario.challenge.behaviour = try challenge.script()
      try challenge.readTiming(of: &scenario.challenge, longest: 10)
    }
    if let answer = try object(.answer, of: ScenarioFile.JudgementKey.self) {
      if let rule = try answer.answerRule() { scenario.answer.behaviour = rule }
      try answer.readTiming(of: &scenario.answer, longest: 10)
    }
  }
}

extension FileObject<ScenarioFile.ChallengeKey> {
  // The lengths are those of EMV 3-D Secure 2.x.
  private static var longestLabel: Int { 45 }
  private static var longestText: Int { 350 }
  private static var longestFold: Int { 256 }
  private static var longestTrust: Int { 64 }

  fileprivate func script() throws(ScenarioProblem) -> ChallengeScript {
    let kind = try choice(.kind, of: ChallengeKind.self) ?? .oneTimeCode
    for key in Key.allCases where has(key) && !key.kinds.contains(kind) {
      throw problem(
        key,
        "a challenge of the kind \(kind.rawValue) has none; "
          + "it belongs to \(NearMatch.list(key.kinds.map(\.rawValue)))"
      )
    }
    var script = ChallengeScript(
      prompt: try prompt(kind),
      brokenField: try text(.brokenField, upTo: 64)
    )
    if let tries = try count(.tries, in: 1...10) { script.tries = tries }
    if let limit = try seconds(.seconds, in: 1...900) { script.timeLimit = limit }
    return script
  }

  private func prompt(_ kind: ChallengeKind) throws(ScenarioProblem) -> ChallengePrompt {
    var prompt = ChallengePrompt(kind: kind)
    if let issuer = try text(.issuer, upTo: Self.longestLabel) { prompt.issuer = issuer }
    prompt.header = try text(.header, upTo: Self.longestLabel)
    prompt.text = try text(.text, upTo: Self.longestText)
    prompt.label = try text(.label, upTo: Self.longestLabel)
    prompt.submitLabel = try text(.submit, upTo: Self.longestLabel)
    prompt.resendLabel = try text(.resend, upTo: Self.longestLabel)
    prompt.continueLabel = try text(.continue, upTo: Self.longestLabel)
    prompt.addInfo = try text(.addInfo, upTo: Self.longestFold)
    prompt.trustText = try text(.trust, upTo: Self.longestTrust)
    if let why = try object(.why, of: ScenarioFile.FoldKey.self) {
      prompt.whyLabel = try why.text(.label, upTo: Self.longestLabel)
      prompt.whyText = try why.text(.text, upTo: Self.longestFold)
    }
    if let more = try object(.more, of: ScenarioFile.FoldKey.self) {
      prompt.moreLabel = try more.text(.label, upTo: Self.longestLabel)
      prompt.moreText = try more.text(.text, upTo: Self.longestFold)
    }
    if let options = try list(.options, of: ScenarioFile.OptionKey.self, upTo: 10) {
      prompt.options = try Self.read(options)
    }
    return prompt
  }

  private static func read(
    _ objects: [FileObject<ScenarioFile.OptionKey>]
  ) throws(ScenarioProblem) -> [ChallengeOption] {
    var options: [ChallengeOption] = []
    for object in objects {
      guard let value = try object.text(.value, upTo: longestLabel) else {
        throw object.problem(.value, "it is missing; it should be what is sent to the issuer")
      }
      // Several values are sent with commas between them.
      guard !value.contains(",") else {
        throw object.unusable(.value, right: "a text without a comma")
      }
      guard !options.contains(where: { $0.value == value }) else {
        throw object.problem(.value, "\(JSONText.quoted(value)) is there already")
      }
      options.append(
        ChallengeOption(value: value, label: try object.text(.label, upTo: longestLabel))
      )
    }
    return options
  }
}

extension ScenarioFile.ChallengeKey {
  /// The kinds of challenge that show it.
  fileprivate var kinds: [ChallengeKind] {
    switch self {
    case .kind, .tries, .seconds, .issuer, .header, .text, .label, .why, .more, .trust,
      .brokenField, .fault, .latency:
      ChallengeKind.allCases
    case .options: [.singleSelect, .multiSelect]
    case .submit: [.oneTimeCode, .singleSelect, .multiSelect]
    case .resend: [.oneTimeCode]
    case .continue, .addInfo: [.outOfBand]
    }
  }
}
