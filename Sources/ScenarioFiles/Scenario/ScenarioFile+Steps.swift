internal import PaymentCore

extension ScenarioFile {
  /// The keys of a step that has one answer out of several.
  enum AnsweredKey: String, StepKey {
    case answer, fault, latency
  }

  /// The keys of a poll.
  enum PollKey: String, StepKey, AnswerKey {
    case answer, reason, fault, latency
  }

  /// The keys of the status lookup.
  enum LookupKey: String, StepKey {
    case answer, status, failure, fault, latency
  }
}

extension FileObject<ScenarioFile.Key> {
  /// Reads every step.
  func readSteps(
    into scenario: inout Scenario,
    reasons: ScenarioFile.Reasons
  ) throws(ScenarioProblem) {
    try readAnswered(
      .session,
      into: &scenario.session,
      among: [("opened", .opened)] + SessionFault.allCases.map { ($0.fileName, .refused($0)) }
    )
    try readAnswered(
      .create,
      into: &scenario.create,
      among: [("created", .created), ("refused", .refused)]
    )
    if has(.challenge) || has(.answer) { scenario.authorise.behaviour = .challenge }
    try readAnswered(
      .authorise,
      into: &scenario.authorise,
      among: Authentication.allCases.map { ($0.rawValue, $0) }
    )
    try readAnswered(
      .page,
      into: &scenario.page,
      among: PageBehaviour.allCases.map { ($0.rawValue, $0) }
    )
    try readAnswered(
      .wallet,
      into: &scenario.wallet,
      among: WalletBehaviour.allCases.map { ($0.rawValue, $0) }
    )
    try readChallenge(into: &scenario)
    if let poll = try object(.poll, of: ScenarioFile.PollKey.self) {
      if let script = try poll.pollScript(reasons) { scenario.poll.behaviour = script }
      try poll.readTiming(of: &scenario.poll)
    }
    if let lookup = try object(.lookup, of: ScenarioFile.LookupKey.self) {
      if let behaviour = try lookup.lookupBehaviour() { scenario.lookup.behaviour = behaviour }
      try lookup.readTiming(of: &scenario.lookup)
    }
  }

  private func readAnswered<Behaviour>(
    _ key: ScenarioFile.Key,
    into step: inout Step<Behaviour>,
    among answers: [(name: String, value: Behaviour)]
  ) throws(ScenarioProblem) {
    guard let object = try object(key, of: ScenarioFile.AnsweredKey.self) else { return }
    if let answer = try object.choice(.answer, among: answers) { step.behaviour = answer }
    try object.readTiming(of: &step)
  }
}

extension FileObject<ScenarioFile.LookupKey> {
  fileprivate func lookupBehaviour() throws(ScenarioProblem) -> LookupBehaviour? {
    let named = try choice(
      .answer,
      among: [
        ("by-page", .byPage),
        ("nothing", .answers(status: nil, failure: nil)),
        ("not-configured", .notConfigured),
      ] as [(name: String, value: LookupBehaviour)]
    )
    let status = try text(.status, upTo: 64).map(PaymentStatus.init(rawValue:))
    let failure = try text(.failure, upTo: 120)
    guard status != nil || failure != nil else { return named }
    guard named == nil else {
      throw problem(.answer, "leave it out: status or failure is the answer")
    }
    return .answers(status: status, failure: failure)
  }
}

extension SessionFault {
  fileprivate var fileName: String {
    switch self {
    case .networkLost: "network-lost"
    case .unauthorized: "unauthorized"
    case .failed: "failed"
    case .applicationNotAllowed: "application-not-allowed"
    case .deviceRooted: "device-rooted"
    }
  }
}
