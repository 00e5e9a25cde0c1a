import PaymentCore
import Testing

struct OnceTests {
  @Test func `Pay pressed many times submits once`() {
    var run = PaymentFlow.started()
    run.handle(.filled(CardEntry(number: "4242424242424242", today: .lastOfNovember)))
    run.handle(.submitted)
    let once = run
    for _ in 0..<100 {
      run.handle(.submitted)
      run.handle(.confirmed)
      run.handle(.toggled)
    }
    #expect(run == once)
  }

  @Test(arguments: [BuiltInScenario.approvedTwice, .declineAfterApproval])
  func `A second answer is counted and changes nothing`(scenario: BuiltInScenario) {
    var run = PaymentFlow.started(scenario)
    run.pay()
    run.waitOut()
    let result = run.result
    #expect(result?.ending == .approved(.captured))
    while let deadline = run.deadline { run.handle(.elapsed(deadline)) }
    #expect(run.suppressed == 1)
    #expect(run.result == result)
  }

  @Test func `An approval after a cancel comes too late`() {
    var run = PaymentFlow.started(.approvalAfterCancel)
    run.handle(.cancelled)
    #expect(run.deadline == .milliseconds(300))
    run.handle(.elapsed(.nanoseconds(299_999_999)))
    #expect(run.suppressed == 0)
    run.handle(.elapsed(.nanoseconds(1)))
    #expect(run.suppressed == 1)
    #expect(run.endingID == "customer-click")
    #expect(run.deadline == nil)
  }

  @Test func `Answers that nothing waits for are counted on every screen`() {
    var run = PaymentFlow.started()
    run.handle(.platformAnswered(.approved))
    run.handle(.lookupAnswered(LookupAnswer(status: .settled)))
    #expect(run.suppressed == 2)
    #expect(run.result == nil)
    run.pay()
    run.handle(.platformAnswered(.declined(.issuer)))
    #expect(run.suppressed == 3)
    #expect(run.endingID == "approved-captured")
  }

  @Test func `Only while it is polled may the platform say how it ended`() {
    var run = PaymentFlow.started()
    run.handle(.filled(CardEntry(number: "4242424242424242", today: .lastOfNovember)))
    run.handle(.submitted)
    while run.state.name != .polling {
      run.handle(.platformAnswered(.cancelledByMerchant))
      run.handle(.elapsed(.milliseconds(300)))
    }
    #expect(run.suppressed == 3)
    run.wait()
    #expect(run.endingID == "approved-captured")
  }

  @Test func `The platform may answer while it is polled`() {
    var run = PaymentFlow.started(.stillProcessing)
    run.handle(.filled(CardEntry(number: "4242424242424242", today: .lastOfNovember)))
    run.handle(.submitted)
    run.handle(.elapsed(.seconds(1)))
    #expect(run.state.name == .polling)
    run.handle(.platformAnswered(.cancelledByMerchant))
    #expect(run.endingID == "eshop-cancelled")
    #expect(run.suppressed == 0)
  }

  @Test func `Whatever follows a result leaves it as it is`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("OnceTests seed: \(seed)")
    var numbers = SeededGenerator(seed: seed)
    for scenario in Scenario.builtIn {
      var run = PaymentFlow.started(scenario, flow: scenario.flow)
      for _ in 0..<200 {
        let before = run
        let event = Event.random(using: &numbers)
        run.handle(event)
        if let deadline = run.deadline { #expect(deadline > .zero, "seed \(seed)") }
        #expect(run.suppressed >= before.suppressed, "seed \(seed)")
        guard before.result != nil else {
          #expect(run.elapsed >= before.elapsed, "seed \(seed)")
          continue
        }
        #expect(run.state == before.state, "seed \(seed)")
        #expect(run.trail == before.trail, "seed \(seed)")
        #expect(run.elapsed == before.elapsed, "seed \(seed)")
        #expect(run.decision == before.decision, "seed \(seed)")
      }
      #expect(run.trail.filter { $0.state == .finished }.count <= 1, "seed \(seed)")
    }
  }

  @Test func `Any cuts of the same time give the same run`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("OnceTests seed: \(seed)")
    var numbers = SeededGenerator(seed: seed)
    for scenario in Scenario.builtIn {
      var whole = PaymentFlow.started(scenario, flow: scenario.flow)
      var cut = whole
      for _ in 0..<30 {
        if Int.random(in: 0..<3, using: &numbers) == 0 {
          let time = Duration.milliseconds(Int.random(in: 1...120_000, using: &numbers))
          whole.handle(.elapsed(time))
          var left = time
          while left > .zero {
            let part = min(left, .microseconds(Int.random(in: 1...9_000_000, using: &numbers)))
            cut.handle(.elapsed(part))
            left -= part
          }
        } else {
          let event = Event.random(using: &numbers)
          whole.handle(event)
          cut.handle(event)
        }
        #expect(cut == whole, "\(scenario.name), seed \(seed)")
      }
    }
  }

  @Test func `Deadlines alone bring any run to its end`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("OnceTests seed: \(seed)")
    var numbers = SeededGenerator(seed: seed)
    for scenario in Scenario.builtIn {
      var run = PaymentFlow.started(scenario, flow: scenario.flow)
      for _ in 0..<Int.random(in: 0...30, using: &numbers) {
        run.handle(.random(using: &numbers))
      }
      var steps = 0
      while let deadline = run.deadline, steps < 50 {
        run.handle(.elapsed(deadline))
        steps += 1
      }
      #expect(run.result != nil, "\(scenario.name), seed \(seed)")
      #expect(run.deadline == nil, "\(scenario.name), seed \(seed)")
    }
  }
}
