import PaymentCore
import Testing

struct DeadlineTests {
  /// A wait, how long it is, and how it ends.
  struct Wait: CustomTestStringConvertible, Sendable {
    let title: String
    let limit: Duration
    let ending: String
    let run: @Sendable () -> PaymentFlow

    init(
      _ title: String,
      _ limit: Duration,
      _ ending: String,
      _ run: @escaping @Sendable () -> PaymentFlow
    ) {
      self.title = title
      self.limit = limit
      self.ending = ending
      self.run = run
    }

    var testDescription: String { title }

    static func submitted(_ scenario: BuiltInScenario) -> PaymentFlow {
      var run = PaymentFlow.started(scenario)
      run.handle(.filled(CardEntry(number: "4242424242424242", today: .lastOfNovember)))
      run.handle(.submitted)
      return run
    }

    static let all = [
      Wait("form", .seconds(900), "customer-timeout") { .started() },
      Wait("page", .milliseconds(899_700), "customer-timeout") { .started(flow: .hosted) },
      Wait("sheet", .seconds(900), "customer-timeout") { .started(flow: .wallet) },
      Wait("short time", .seconds(20), "customer-timeout") { .started(.customerTimeout) },
      Wait("challenge", .seconds(300), "3ds-timeout") {
        var run = PaymentFlow.started(.challengeCode)
        run.pay()
        return run
      },
      Wait("short challenge", .seconds(15), "3ds-timeout") {
        var run = PaymentFlow.started(.threeDSTimeout)
        run.pay()
        return run
      },
      Wait("silent issuer", .milliseconds(10_900), "3ds-message-timeout") {
        submitted(.threeDSMessageTimeout)
      },
      Wait("silent authorisation", .milliseconds(30_600), "network-lost-after") {
        submitted(.networkLostAfter)
      },
      Wait("silent polls", .milliseconds(30_900), "polling-timeout") {
        submitted(.pollingTimeout)
      },
      Wait("silent lookup", .seconds(30), "lookup-never-answers") {
        var run = PaymentFlow.started(.lookupNeverAnswers)
        run.handle(.cancelled)
        return run
      },
      Wait("answer in the last second", .seconds(1), "3ds-timeout") {
        var run = PaymentFlow.started(.challengeCode) { $0.answer.latency = .seconds(5) }
        run.pay()
        run.handle(.elapsed(.seconds(299)))
        run.handle(.edited(.paste("1234")))
        run.handle(.confirmed)
        return run
      },
      Wait("answer at the very end", .milliseconds(300), "3ds-timeout") {
        var run = PaymentFlow.started(.challengeCode)
        run.pay()
        run.handle(.elapsed(.milliseconds(299_700)))
        run.handle(.edited(.paste("1234")))
        run.handle(.confirmed)
        return run
      },
      Wait("silent answer", .seconds(10), "3ds-message-timeout") {
        var run = PaymentFlow.started(.challengeCode) { $0.answer.fault = .silent }
        run.pay()
        run.handle(.edited(.paste("1234")))
        run.handle(.confirmed)
        return run
      },
      Wait("answer as late as the limit", .seconds(30), "init-network-error") {
        var run = PaymentFlow.started(.approvedCaptured) { $0.session.latency = .seconds(30) }
        run.handle(.filled(CardEntry(number: "4242424242424242", today: .lastOfNovember)))
        run.handle(.submitted)
        return run
      },
    ]
  }

  @Test(arguments: Wait.all)
  func `A wait ends at its instant and not a nanosecond before`(wait: Wait) {
    var run = wait.run()
    run.handle(.elapsed(wait.limit - .nanoseconds(1)))
    #expect(run.result == nil)
    var left = run
    left.handle(.elapsed(.nanoseconds(1)))
    #expect(left.endingID == wait.ending)
    run.handle(.elapsed(.seconds(86_400 * 365)))
    #expect(run.endingID == wait.ending)
    #expect(run.elapsed == left.elapsed)
  }

  @Test(arguments: Wait.all)
  func `Many small steps are one big step`(wait: Wait) {
    var once = wait.run()
    once.handle(.elapsed(wait.limit))
    var often = wait.run()
    for _ in 0..<100 { often.handle(.elapsed(wait.limit / 100)) }
    #expect(often == once)
  }

  @Test func `The payment's time is over on any screen`() {
    let run = PaymentFlow.started(.challengeCode)
    for wait in [Duration.seconds(899), .seconds(898), .milliseconds(899_650)] {
      var run = run
      run.handle(.elapsed(wait))
      run.handle(.filled(CardEntry(number: "4242424242424242", today: .lastOfNovember)))
      run.handle(.submitted)
      run.handle(.elapsed(.seconds(900) - wait - .nanoseconds(1)))
      #expect(run.result == nil)
      run.handle(.elapsed(.nanoseconds(1)))
      #expect(run.endingID == "customer-timeout")
      #expect(run.elapsed == .seconds(900))
    }
  }

  @Test func `An answer one nanosecond before the limit counts`() {
    var run = PaymentFlow.started(.approvedCaptured) {
      $0.session.latency = .seconds(30) - .nanoseconds(1)
    }
    run.pay()
    #expect(run.endingID == "approved-captured")
  }

  @Test func `Steps without latency are answered at once`() {
    var run = PaymentFlow.started(.approvedCaptured) {
      $0.session.latency = .zero
      $0.create.latency = .zero
      $0.authorise.latency = .zero
      $0.poll.latency = .seconds(-1)
    }
    run.handle(.filled(CardEntry(number: "4242424242424242", today: .lastOfNovember)))
    run.handle(.submitted)
    #expect(run.endingID == "approved-captured")
    #expect(run.elapsed == .zero)
    let request = PaymentFlow.started(flow: .hosted).request
    var scenario = Scenario.usual(for: .hosted)
    scenario.page.latency = .zero
    let setup = FlowSetup(today: .lastOfNovember, scenario: scenario, cardSessionID: "SESSION-1")
    #expect(PaymentFlow(request: request, setup: setup).page != nil)
  }

  @Test func `Time that does not pass changes nothing`() {
    for wait in Wait.all {
      var run = wait.run()
      let before = run
      run.handle(.elapsed(.zero))
      run.handle(.elapsed(.seconds(-1)))
      #expect(run == before)
    }
  }

  @Test func `The form is answered within 1500 milliseconds`() throws {
    var run = PaymentFlow.started(.challengeCode)
    run.pay()
    #expect(run.challenge != nil)
    #expect(run.elapsed <= .milliseconds(1_500))
    run = .started(.approvedCaptured)
    run.pay()
    #expect(run.result != nil)
    #expect(run.elapsed <= .milliseconds(1_500))
  }
}
