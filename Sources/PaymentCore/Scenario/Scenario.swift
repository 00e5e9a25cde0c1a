/// What the simulated platform does at each step of a run.
package struct Scenario: Hashable, Sendable {
  /// The time a payment has, from the start of the run.
  package static let usualTimeLimit = Duration.seconds(15 * 60)

  /// The name, as options and results use it.
  package var name: String
  /// What happens, in a few English words.
  package var title: String
  /// How it is paid.
  package var flow: FlowKind
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

  /// Makes a scenario in which everything goes well.
  package init(name: String, title: String, flow: FlowKind = .card) {
    self.name = name
    self.title = title
    self.flow = flow
  }
}
