import PaymentCore
import Testing

struct EndingTests {
  @Test(arguments: EndingRoute.all)
  func `Each ending is reached by the scenario of its name`(route: EndingRoute) throws {
    var run = PaymentFlow.started(try #require(BuiltInScenario(rawValue: route.id)))
    #expect(run.request.flow == route.flow)
    switch route.way {
    case .wait: break
    case .waitOut: run.waitOut()
    case .cancel:
      run.handle(.cancelled)
      run.wait()
    case .pay:
      run.pay()
      if case .checkoutPage = run.state { run.pay() }
      while run.challenge != nil { run.answer("0000") }
    case .payAndCancel:
      run.pay()
      run.handle(.cancelled)
    case .payAndWaitOut:
      run.pay()
      run.waitOut()
    case .payAndClose:
      run.pay()
      run.handle(.cancelled)
      run.wait()
    }
    let result = try #require(run.result)
    #expect(result.ending.id == route.id)
    #expect(result.decision == Decision(name: route.id, rule: .option))
    #expect(result.flow == route.flow)
    #expect((result.orderNumber != nil) == route.known.order)
    #expect((result.sessionID != nil) == route.known.session)
    #expect(run.deadline == nil)
  }

  @Test func `The table has every ending once`() {
    #expect(EndingRoute.all.count == 74)
    #expect(Set(EndingRoute.all.map(\.id)).count == 74)
  }

  @Test(arguments: [
    ("4242424242424242", [], "approved-captured"),
    ("4000000032200000", [], "approved-captured"),
    ("4111111111111111", [], "approved-captured"),
    ("4000008400001280", [], "3ds-unavailable"),
    ("4000000000000002", [], "rejected-by-bank"),
    ("4000000000009995", [], "no-funds"),
    ("4000000000000069", [], "invalid-cardno-expiry"),
    ("4000000000000127", [], "invalid-cvc"),
    ("4000000000000119", [], "provider-report"),
    ("4000000000006975", [], "limit-exceeded"),
    ("4100000000000019", [], "fraud-suspected"),
    ("4000000000003220", ["1234"], "approved-captured"),
    ("4000582600000045", ["1234"], "approved-captured"),
    ("4000000000003220", ["2222"], "3ds-issuer-rejects"),
    ("4000000000003220", ["3333"], "3ds-unavailable"),
    ("4000000000003220", ["7777"], "3ds-attempted"),
    ("4000000000003220", ["0000", "9999", "12345"], "3ds-auth-fail"),
    ("4000000000003220", ["0000", "9999", "1234"], "approved-captured"),
    ("4000000000003220", ["0000", "7777"], "3ds-attempted"),
    ("4000008400001629", ["1234"], "rejected-by-bank"),
    ("4000008400001629", ["7777"], "rejected-by-bank"),
    ("4000008400001629", ["2222"], "3ds-issuer-rejects"),
  ])
  func `A test card and the codes typed decide`(card: String, codes: [String], id: String) {
    var run = PaymentFlow.started()
    run.pay(card: card)
    for code in codes {
      #expect(run.challenge != nil)
      run.answer(code)
    }
    #expect(run.endingID == id)
    #expect(run.decision.rule == .card)
  }

  @Test(arguments: [
    ("4000000000003220", "1234"), ("4000000000003220", "7777"), ("4242424242424242", ""),
  ])
  func `A preauthorisation ends as authorized`(card: String, code: String) {
    var run = PaymentFlow.started(isPreauthorisation: true)
    run.pay(card: card)
    if !code.isEmpty { run.answer(code) }
    #expect(run.endingID == "authorized")
  }

  @Test(arguments: [
    (FlowKind.card, "customer-click"), (.wallet, "apple-pay-cancelled"),
    (.hosted, "hosted-dismissed"),
  ])
  func `Esc leaves the first screen of each flow`(flow: FlowKind, id: String) {
    var run = PaymentFlow.started(flow: flow)
    run.handle(.cancelled)
    run.wait()
    #expect(run.endingID == id)
  }

  @Test(arguments: [
    (Fault.http(503), "network-lost-after"),
    (.http(500), "network-lost-after"),
    (.http(408), "network-lost-after"),
    (.networkLost, "network-lost-after"),
    (.silent, "network-lost-after"),
    (.http(400), "payment-failed"),
    (.http(404), "payment-failed"),
    (.http(429), "payment-failed"),
    (.http(499), "payment-failed"),
    (.http(302), "network-lost-after"),
    (.answersTwice, "approved-captured"),
  ])
  func `Only a client error other than 408 decides that no money moved`(
    fault: Fault,
    id: String
  ) {
    var run = PaymentFlow.started(.networkLostAfter) { $0.authorise.fault = fault }
    run.pay()
    #expect(run.endingID == id)
  }

  @Test(arguments: [
    (Fault.http(401), "init-unauthorized"), (.http(403), "init-failed"),
    (.http(500), "init-failed"),
    (.networkLost, "init-network-error"), (.silent, "init-network-error"),
  ])
  func `A session that does not open ends the run`(fault: Fault, id: String) {
    var run = PaymentFlow.started(.initFailed) { $0.session.fault = fault }
    run.pay()
    #expect(run.endingID == id)
  }

  @Test(arguments: [
    (Fault.silent, "polling-timeout", Duration.seconds(30)),
    (.http(500), "polling-timeout", .seconds(30)), (.http(408), "polling-timeout", .seconds(30)),
    (.networkLost, "polling-network-error", .milliseconds(300)),
  ])
  func `A poll that is not answered decides nothing`(fault: Fault, id: String, time: Duration)
    throws
  {
    var run = PaymentFlow.started(.pollingTimeout) { $0.poll.fault = fault }
    run.pay()
    #expect(run.endingID == id)
    let polling = try #require(run.trail.first { $0.state == .polling })
    #expect(run.elapsed - polling.time == time)
  }

  @Test func `Ten polls are made and no more`() {
    var run = PaymentFlow.started(.stillProcessing)
    run.handle(.filled(CardEntry(number: "4242424242424242", today: .lastOfNovember)))
    run.handle(.submitted)
    var polls = 0
    while case .processing(let exchange) = run.state {
      if case .poll(let number) = exchange.kind {
        polls += 1
        #expect(number == polls)
      }
      run.handle(.elapsed(.milliseconds(300)))
    }
    #expect(polls == 10)
    #expect(run.trail.filter { $0.state == .polling }.count == 1)
  }

  @Test func `Dev mode skips the device check`() {
    var run = PaymentFlow.started(BuiltInScenario.deviceRooted.scenario) {
      $0.isDevMode = true
    }
    run.pay()
    #expect(run.endingID == "approved-captured")
  }

  @Test(arguments: UnusableValue.allCases)
  func `A request that cannot be used is finished at once`(value: UnusableValue) {
    let request = PaymentRequest(flow: .hosted, payment: .sample, defect: .unusable(value))
    let run = PaymentFlow(
      request: request,
      setup: FlowSetup(today: .lastOfNovember, cardSessionID: "SESSION-1")
    )
    #expect(run.endingID == "unusable-request")
    #expect(run.trail.map(\.state) == [.finished])
  }

  @Test func `A checkout page without a return URL is never shown`() {
    let run = PaymentFlow(
      request: PaymentRequest(flow: .hosted, payment: .sample),
      setup: FlowSetup(today: .lastOfNovember, cardSessionID: "SESSION-1")
    )
    #expect(run.result?.ending == .requestRefused(.unusable(.returnURL)))
  }

  @Test func `Prices and options that an SDK refuses end the run`() throws {
    var payment = Payment.sample
    payment.price = try Price("0", currency: "EUR")
    #expect(PaymentRequest(flow: .card, payment: payment).defect == .invalidPrice)
    let both = PaymentRequest(
      flow: .card,
      payment: .sample,
      isPreauthorisation: true,
      startsRecurring: true
    )
    #expect(both.defect == .conflictingOptions)
    let setup = FlowSetup(today: .lastOfNovember, cardSessionID: "SESSION-1")
    #expect(PaymentFlow(request: both, setup: setup).endingID == "conflicting-payment-options")
  }
}
