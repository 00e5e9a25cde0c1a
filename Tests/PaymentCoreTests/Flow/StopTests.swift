import PaymentCore
import Testing

struct StopTests {
  @Test(arguments: FlowKind.allCases)
  func `Told to stop on the first screen a run is cancelled`(flow: FlowKind) {
    var run = PaymentFlow.started(flow: flow)
    run.handle(.stopped)
    #expect(run.endingID == "stopped-before-sending")
  }

  @Test func `Told to stop while anything is under way the payment is in doubt`() {
    var run = PaymentFlow.started()
    run.handle(.filled(CardEntry(number: "4000000000003220", today: .lastOfNovember)))
    run.handle(.submitted)
    while run.result == nil {
      var stopped = run
      stopped.handle(.stopped)
      #expect(stopped.endingID == "stopped-after-sending")
      if run.challenge != nil {
        run.handle(.edited(.paste("1234")))
        run.handle(.confirmed)
      } else if let deadline = run.deadline {
        run.handle(.elapsed(deadline))
      }
    }
    #expect(run.endingID == "approved-captured")
  }

  @Test func `A page on which was paid is no longer harmless to stop`() {
    var run = PaymentFlow.started(flow: .hosted)
    run.handle(.confirmed)
    run.handle(.stopped)
    #expect(run.endingID == "stopped-after-sending")
  }

  @Test func `The bank's page is harmless until the shopper approves there`() {
    var run = PaymentFlow.started(flow: .hosted)
    run.handle(.focusMoved(forward: true))
    run.handle(.confirmed)
    var stopped = run
    stopped.handle(.stopped)
    #expect(stopped.endingID == "stopped-before-sending")
    run.handle(.confirmed)
    run.handle(.stopped)
    #expect(run.endingID == "stopped-after-sending")
  }

  @Test func `Told to stop after the result changes nothing`() {
    var run = PaymentFlow.started()
    run.pay()
    let before = run
    run.handle(.stopped)
    #expect(run == before)
  }
}
