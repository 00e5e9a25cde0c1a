/// The payment's state machine: one run from the first screen to its one result.
///
/// It has no clock, no randomness and no input or output; time arrives as an event.
public struct PaymentFlow: Hashable, Sendable {
  /// Where a run stands.
  public enum State: Hashable, Sendable {
    /// The state while the shopper fills in the card form.
    case cardForm(CardForm)
    /// The state while the shopper is on the checkout page.
    case checkoutPage(CheckoutPage)
    /// The state while the shopper looks at the wallet's sheet.
    case walletSheet(WalletSheet)
    /// The state while an answer is awaited.
    case processing(Exchange)
    /// The state while the shopper is asked by the bank.
    case challenge(Challenge)
    /// The state once the run has its result; nothing changes it.
    case finished(PaymentResult)
  }

  /// What the app asked for.
  public let request: PaymentRequest
  /// The simulated world.
  public private(set) var setup: FlowSetup
  /// Where the run stands.
  public internal(set) var state: State
  /// The scenario in force.
  public internal(set) var scenario: Scenario
  /// Why that scenario.
  public internal(set) var decision: Decision
  /// The time since the start.
  public private(set) var elapsed = Duration.zero
  /// The states gone through.
  public private(set) var trail: [TrailEntry] = []
  /// How many answers came that were not waited for.
  public internal(set) var suppressed = 0
  /// Whether an authentication was only attempted (transStatus A).
  var wasOnlyAttempted = false
  /// The time until an answer that comes too late.
  private var lateIn: Duration?

  /// Starts a run; a request that cannot be used is finished at once.
  public init(request: PaymentRequest, setup: FlowSetup) {
    self.request = request
    self.setup = setup
    (scenario, decision) = Decision.make(flow: request.flow, setup: setup, number: nil)
    state = .walletSheet(WalletSheet())
    trail.reserveCapacity(8)
    showFirstScreen(keeping: nil)
  }

  /// The result, once there is one.
  public var result: PaymentResult? {
    if case .finished(let result) = state { result } else { nil }
  }

  /// The time until the run does something by itself; nil if it never will.
  public var deadline: Duration? {
    if case .finished = state { return lateIn }
    let toLimit = scenario.timeLimit - elapsed
    return switch state {
    case .processing(let exchange): min(toLimit, exchange.deadline)
    case .challenge(let challenge): min(toLimit, challenge.deadline)
    case .cardForm, .checkoutPage, .walletSheet, .finished: toLimit
    }
  }

  /// Takes an event in. A deadline that is reached in it comes before anything else.
  public mutating func handle(_ event: Event) {
    switch event {
    case .elapsed(let duration): elapse(duration)
    case .scenarioChosen(let chosen): choose(chosen)
    case .platformAnswered(let answer): platformAnswered(answer)
    case .lookupAnswered(let answer): lookupAnswered(answer)
    case .stopped: stop()
    case .cameBack: cameBack()
    case .edited, .focusMoved, .confirmed, .toggled, .submitted, .cancelled, .filled:
      handleAct(event)
    }
  }

  mutating func enter(_ state: State) {
    self.state = state
    trail.append(TrailEntry(state: state.name, time: elapsed))
  }

  mutating func finish(_ ending: Ending) {
    enter(
      .finished(
        PaymentResult(
          ending: ending,
          flow: request.flow,
          payment: request.payment,
          cardSessionID: request.flow == .card ? setup.cardSessionID : nil,
          decision: decision
        )
      )
    )
    lateIn = scenario.late?.delay
  }

  private mutating func choose(_ chosen: Scenario?) {
    guard case .cardForm(let form) = state else { return }
    setup.scenario = chosen
    (scenario, decision) = Decision.make(flow: request.flow, setup: setup, number: nil)
    showFirstScreen(keeping: form)
  }

  private mutating func elapse(_ duration: Duration) {
    var left = duration
    while let deadline, deadline <= left {
      pass(deadline)
      left -= deadline
      reachDeadline()
    }
    pass(left)
  }

  private mutating func pass(_ duration: Duration) {
    guard duration > .zero else { return }
    if case .finished = state {
      lateIn = lateIn.map { $0 - duration }
      return
    }
    elapsed += duration
    switch state {
    case .processing(var exchange):
      exchange.elapse(duration)
      state = .processing(exchange)
    case .challenge(var challenge):
      challenge.elapse(duration)
      state = .challenge(challenge)
    case .cardForm, .checkoutPage, .walletSheet, .finished: break
    }
  }

  private mutating func reachDeadline() {
    if case .finished = state {
      lateIn = nil
      if let late = scenario.late { platformAnswered(late.answer) }
      return
    }
    guard elapsed < scenario.timeLimit else { return finish(.paymentTimedOut) }
    switch state {
    case .processing(let exchange): reachDeadline(of: exchange)
    case .challenge(let challenge):
      if challenge.isTimedOut { finish(.challengeTimedOut) }
    case .cardForm, .checkoutPage, .walletSheet, .finished: break
    }
  }
}
