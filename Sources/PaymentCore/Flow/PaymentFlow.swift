/// The payment's state machine: one run from the first screen to its one result.
///
/// It has no clock, no randomness and no input or output; time arrives as an event.
package struct PaymentFlow: Hashable, Sendable {
  /// Where a run stands.
  package enum State: Hashable, Sendable {
    /// The state while the shopper fills in the card form.
    indirect case cardForm(CardForm)
    /// The state while the shopper is on the checkout page.
    indirect case checkoutPage(CheckoutPage)
    /// The state while the shopper looks at the wallet's sheet.
    case walletSheet(WalletSheet)
    /// The state while an answer is awaited.
    case processing(Exchange)
    /// The state while the shopper is asked by the bank.
    indirect case challenge(Challenge)
    /// The state once the run has its result; nothing changes it.
    indirect case finished(PaymentResult)
  }

  /// What the app asked for.
  package let request: PaymentRequest
  /// The simulated world.
  package private(set) var setup: FlowSetup
  /// Where the run stands.
  package internal(set) var state: State
  /// The scenario in force.
  package private(set) var scenario: Scenario
  /// Why that scenario.
  package private(set) var decision: Decision
  /// The time since the start; it stands still once the run has its result.
  package private(set) var elapsed = Duration.zero
  /// The states gone through; one that follows itself, as a poll does, is listed once.
  package private(set) var trail: [TrailEntry] = []
  /// How many answers came that nothing waited for; the first one counts.
  package internal(set) var suppressed = 0
  /// Whether an authentication was only attempted (transStatus A).
  var wasOnlyAttempted = false
  /// The time since the start at which the payment's own time is over.
  private var timeLimit: Duration
  /// The time until an answer that comes after the result.
  private var lateIn: Duration?

  /// Starts a run; a request that cannot be used is finished at once.
  package init(request: PaymentRequest, setup: FlowSetup) {
    self.request = request
    self.setup = setup
    (scenario, decision) = Decision.make(flow: request.flow, setup: setup, card: nil)
    timeLimit = min(scenario.timeLimit, Scenario.usualTimeLimit)
    // Replaced at once: the first screen depends on all of the above.
    state = .walletSheet(WalletSheet())
    trail.reserveCapacity(12)
    showFirstScreen(keeping: nil)
    if isDue { elapse(.zero) }
  }

  /// The result, once there is one.
  package var result: PaymentResult? {
    if case .finished(let result) = state { result } else { nil }
  }

  /// The time until the run does something by itself, always positive; nil if it never will.
  package var deadline: Duration? {
    switch state {
    case .finished: lateIn
    case .processing(let exchange): min(timeLimit - elapsed, exchange.timeLeft)
    case .challenge(let challenge): min(timeLimit - elapsed, challenge.deadline)
    case .cardForm, .checkoutPage, .walletSheet: timeLimit - elapsed
    }
  }

  /// Takes an event in.
  ///
  /// Time that has passed is reported before anything that happened at its end, so that a deadline
  /// wins over a key at the same instant.
  package mutating func handle(_ event: Event) {
    switch event {
    case .elapsed(let duration): return elapse(duration)
    case .scenarioChosen(let chosen): choose(chosen)
    case .platformAnswered(let answer): platformAnswered(answer)
    case .lookupAnswered(let answer): lookupAnswered(answer)
    case .stopped: stop()
    case .cameBack: cameBack()
    case .edited, .focusMoved, .confirmed, .toggled, .submitted, .cancelled, .filled:
      handleAct(event)
    }
    if isDue { elapse(.zero) }
  }

  mutating func enter(_ state: State) {
    self.state = state
    let name = state.name
    guard trail.last?.state != name else { return }
    trail.append(TrailEntry(state: name, time: elapsed))
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

  /// Follows the scenario that the entered card brings, unless one was chosen.
  mutating func decide(card: CardNumber?) {
    let decided = Decision.make(flow: request.flow, setup: setup, card: card)
    guard decided.decision != decision else { return }
    (scenario, decision) = decided
    // A shorter limit, made for showing, counts from here; the usual one is never extended.
    timeLimit = min(elapsed + scenario.timeLimit, Scenario.usualTimeLimit)
  }

  private mutating func choose(_ chosen: Scenario?) {
    guard case .cardForm(let form) = state, chosen.map({ $0.flow == .card }) != false else {
      return
    }
    setup.scenario = chosen
    decide(card: nil)
    showFirstScreen(keeping: form)
  }

  /// Whether something happens without any time, such as an answer of a step without latency.
  private var isDue: Bool {
    switch state {
    case .processing(let exchange): exchange.timeLeft <= .zero
    case .finished: lateIn.map { $0 <= .zero } ?? false
    case .cardForm, .checkoutPage, .walletSheet, .challenge: elapsed >= timeLimit
    }
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
    switch state {
    case .finished:
      lateIn = lateIn.map { $0 - duration }
      return
    case .processing(var exchange):
      exchange.elapse(duration)
      state = .processing(exchange)
    case .challenge(var challenge):
      challenge.elapse(duration)
      state = .challenge(challenge)
    case .cardForm, .checkoutPage, .walletSheet: break
    }
    elapsed += duration
  }

  private mutating func reachDeadline() {
    if case .finished = state {
      lateIn = nil
      if let late = scenario.late { platformAnswered(late.answer) }
      return
    }
    guard elapsed < timeLimit else { return finish(.paymentTimedOut) }
    switch state {
    case .processing(let exchange): reachDeadline(of: exchange)
    case .challenge(let challenge):
      if challenge.isTimedOut { finish(.challengeTimedOut) }
    case .cardForm, .checkoutPage, .walletSheet, .finished: break
    }
  }
}
