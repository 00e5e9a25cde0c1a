/// What the simulated platform does at each step of a run.
public struct Scenario: Hashable, Sendable {
  /// The time a payment has, from the start of the run.
  public static let usualTimeLimit = Duration.seconds(15 * 60)

  /// The name, as options and results use it.
  public var name: String
  /// What happens, in a few English words.
  public var title: String
  /// How it is paid.
  public var flow: FlowKind
  /// Why the SDK refuses the request; nil if it takes it.
  public var defect: RequestDefect?
  /// Opening the card session.
  public var session = Step(SessionBehaviour.opened)
  /// Creating the payment.
  public var create = Step(CreateBehaviour.created)
  /// Authorising, up to the issuer's word on authentication.
  public var authorise = Step(Authentication.notEnrolled)
  /// The challenge's first message.
  public var challenge = Step(ChallengeScript(prompt: ChallengePrompt(kind: .oneTimeCode)))
  /// The issuer's judgement of each answer.
  public var answer = Step(AnswerRule.byAnswer)
  /// Each poll for the end.
  public var poll = Step(PollScript(.approved))
  /// Loading the checkout page.
  public var page = Step(PageBehaviour.loads)
  /// The status lookup after the checkout page.
  public var lookup = Step(LookupBehaviour.byPage)
  /// The wallet.
  public var wallet = Step(WalletBehaviour.works)
  /// Whether an approved payment is only authorised, whatever the request says.
  public var isPreauthorisation = false
  /// A fault of the card fields: the form's own check is off and the value is filled in.
  public var fieldFault: FieldCheck?
  /// When the operating system tells the program to stop.
  public var stop: StopMoment?
  /// The time the payment has.
  public var timeLimit = Scenario.usualTimeLimit
  /// An answer that comes too late.
  public var late: LateAnswer?

  /// Makes a scenario in which everything goes well.
  public init(name: String, title: String, flow: FlowKind = .card) {
    self.name = name
    self.title = title
    self.flow = flow
  }
}
