/// What the simulated platform does at each step of a run, and what the shopper does in it.
package struct Scenario: Hashable, Sendable {
  /// Whose scenario it is.
  package enum Source: Hashable, Sendable {
    /// The simulator's.
    case builtIn(BuiltInScenario)
    /// A person's own, under the name that the person gave it.
    case own(name: String)
  }

  /// The time a payment has, from the start of the run.
  package static let usualTimeLimit = Duration.seconds(15 * 60)

  /// Whose scenario it is.
  package let source: Source
  /// What happens, in a few English words.
  package var title: String
  /// How it is paid.
  package var flow: FlowKind
  /// What the shopper does.
  package var shopper = Shopper.pays
  /// Why the SDK refuses the request; nil if it takes it.
  package var defect: RequestDefect?
  /// Opening the card session.
  package var session = Step(SessionBehaviour.opened)
  /// Creating the payment.
  package var create = Step(CreateBehaviour.created)
  /// Authorising, up to the issuer's word on authentication.
  package var authorise = Step(Authentication.notEnrolled)
  /// The challenge's first message.
  package var challenge = Step(ChallengeScript(prompt: ChallengePrompt(kind: .oneTimeCode)))
  /// The issuer's judgement of each answer.
  package var answer = Step(AnswerRule.byAnswer)
  /// Each poll for the end.
  package var poll = Step(PollScript(.approved))
  /// Loading the checkout page.
  package var page = Step(PageBehaviour.loads)
  /// The status lookup after the checkout page.
  package var lookup = Step(LookupBehaviour.byPage)
  /// The wallet.
  package var wallet = Step(WalletBehaviour.works)
  /// Whether an approved payment is only authorised, whatever the request says.
  package var isPreauthorisation = false
  /// A fault of the card fields: the form's own check is off and the value is filled in.
  package var fieldFault: FieldCheck?
  /// When the operating system tells the program to stop.
  package var stop: StopMoment?
  /// The time the payment has.
  package var timeLimit = Scenario.usualTimeLimit
  /// An answer that comes too late.
  package var late: LateAnswer?

  /// Makes a scenario of one's own in which everything goes well.
  package init(name: String, title: String, flow: FlowKind = .card) {
    source = .own(name: name)
    self.title = title
    self.flow = flow
  }

  init(_ builtIn: BuiltInScenario, title: String, flow: FlowKind) {
    source = .builtIn(builtIn)
    self.title = title
    self.flow = flow
  }

  /// The name, as options and results use it.
  package var name: String {
    switch source {
    case .builtIn(let scenario): scenario.rawValue
    case .own(let name): name
    }
  }

  /// Every built-in scenario: one for each ending, and those that only test cards bring.
  package static let builtIn: [Scenario] = BuiltInScenario.allCases.map(\.scenario)

  /// What a run follows when nothing else decides.
  package static func usual(for flow: FlowKind) -> Scenario {
    switch flow {
    case .card: approvedSale
    case .hosted: paidOnPage
    case .wallet: paidByWallet
    }
  }

  // Made once, since every run begins with one of them.
  private static let approvedSale = BuiltInScenario.approvedCaptured.scenario
  private static let paidOnPage = BuiltInScenario.hostedCaptured.scenario
  private static let paidByWallet = BuiltInScenario.applePayApproved.scenario

  /// What the form is filled with so that the SDK's own check has something to object to.
  func prefill(today: CalendarDay) -> CardEntry? {
    guard let fieldFault else { return nil }
    var entry = CardEntry(number: "4242424242424242", today: today)
    switch fieldFault {
    case .invalidPAN: entry.number = "4242424242424241"
    case .invalidExpiryMonth: entry.expiry = "13/30"
    case .cardExpired: entry.expiry = "01/\(String(today.year - 1).suffix(2))"
    case .invalidSecurityCode: entry.securityCode = "12"
    case .missingName: entry.name = ""
    case .several:
      entry.number = "4242424242424241"
      entry.securityCode = "12"
    }
    return entry
  }
}

/// A scenario as a test card names it.
package enum ScenarioChoice: Hashable, Sendable {
  /// One of the simulator's.
  case builtIn(BuiltInScenario)
  /// A person's own.
  indirect case own(Scenario)

  /// The name, as options and results use it.
  package var name: String {
    switch self {
    case .builtIn(let scenario): scenario.rawValue
    case .own(let scenario): scenario.name
    }
  }

  /// The scenario itself.
  package var scenario: Scenario {
    switch self {
    case .builtIn(let scenario): scenario.scenario
    case .own(let scenario): scenario
    }
  }
}

/// When the program was told to stop, or lost its terminal.
package enum StopMoment: CaseIterable, Hashable, Sendable {
  /// Before anything was sent.
  case beforeSending
  /// While the payment was under way; a challenge counts.
  case afterSending
}
