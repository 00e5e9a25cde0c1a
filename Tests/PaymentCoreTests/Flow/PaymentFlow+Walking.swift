import PaymentCore

extension Payment {
  static let sample: Payment = {
    do {
      return Payment(
        paymentID: "019eb631-ee3c-7c4a-90aa-83e13b301e96",
        transID: "AB12-CD34-EF56",
        orderNumber: "ORD-1042",
        price: .valid(try Money("40.12", currency: "EUR"))
      )
    } catch {
      preconditionFailure("the sample is an amount")
    }
  }()
}

extension PaymentFlow {
  /// A run in its first state that waits for a person.
  static func started(
    _ scenario: Scenario? = nil,
    flow: FlowKind = .card,
    isPreauthorisation: Bool = false,
    with change: (inout FlowSetup) -> Void = { _ in }
  ) -> PaymentFlow {
    var request = PaymentRequest(
      flow: flow,
      payment: .sample,
      isPreauthorisation: isPreauthorisation
    )
    if flow == .hosted {
      request.checkoutURL = "https://pay.example/checkout/1"
      request.returnURL = ReturnURL("myapp://checkout/return")
    }
    var setup = FlowSetup(today: .lastOfNovember, scenario: scenario, cardSessionID: "SESSION-1")
    change(&setup)
    var run = PaymentFlow(request: request, setup: setup)
    run.wait()
    return run
  }

  static func started(
    _ builtIn: BuiltInScenario,
    with change: (inout Scenario) -> Void = { _ in }
  ) -> PaymentFlow {
    var scenario = builtIn.scenario
    change(&scenario)
    return started(scenario, flow: scenario.flow)
  }

  /// Lets time pass while an answer is awaited.
  mutating func wait() {
    while case .processing = state, let deadline { handle(.elapsed(deadline)) }
  }

  /// Lets time pass until the run has its result.
  mutating func waitOut() {
    while result == nil, let deadline { handle(.elapsed(deadline)) }
  }

  /// Pays on the first screen, up to the next one that waits for a person.
  mutating func pay(card: String? = nil) {
    switch state {
    case .cardForm(let form):
      if form.checksFields {
        handle(.filled(CardEntry(number: card ?? "4242424242424242", today: setup.today)))
      }
      handle(.submitted)
    case .checkoutPage, .walletSheet: handle(.confirmed)
    case .processing, .challenge, .finished: break
    }
    wait()
  }

  /// Types a code into the challenge and sends it.
  mutating func answer(_ code: String) {
    handle(.edited(.paste(code)))
    handle(.confirmed)
    wait()
  }

  var challenge: Challenge? {
    if case .challenge(let challenge) = state { challenge } else { nil }
  }

  var form: CardForm? {
    if case .cardForm(let form) = state { form } else { nil }
  }

  var page: CheckoutPage? {
    if case .checkoutPage(let page) = state { page } else { nil }
  }

  var sheet: WalletSheet? {
    if case .walletSheet(let sheet) = state { sheet } else { nil }
  }

  var endingID: String? { result?.ending.id }
}
