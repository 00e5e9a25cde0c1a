import PaymentCore
import Testing

struct HostedTests {
  @Test func `Paying by card on the page is found captured`() {
    var run = PaymentFlow.started(flow: .hosted)
    #expect(run.page?.address == "https://pay.example/checkout/1")
    run.handle(.confirmed)
    #expect(run.page?.stage == .paid(.card))
    run.handle(.confirmed)
    run.wait()
    #expect(run.endingID == "hosted-captured")
    #expect(run.result?.orderNumber == "ORD-1042")
    #expect(run.result?.sessionID == nil)
  }

  @Test func `Paying at the bank leads through its own address and is found settled`() {
    var run = PaymentFlow.started(flow: .hosted)
    run.handle(.focusMoved(forward: true))
    run.handle(.confirmed)
    #expect(run.page?.stage == .bank)
    #expect(run.page?.address.hasPrefix("https://pay.example") == false)
    run.handle(.confirmed)
    run.handle(.confirmed)
    run.wait()
    #expect(run.endingID == "approved-settled")
  }

  @Test func `Cancelling on the page is found cancelled`() {
    var run = PaymentFlow.started(flow: .hosted)
    run.handle(.focusMoved(forward: false))
    run.handle(.confirmed)
    run.wait()
    #expect(run.endingID == "hosted-cancelled")
  }

  @Test func `An unrelated address does not end the page`() {
    var run = PaymentFlow.started(.hostedUnrelatedAddress)
    run.handle(.confirmed)
    run.handle(.confirmed)
    #expect(run.page?.stage == .unrelated(.card))
    run.handle(.confirmed)
    run.wait()
    #expect(run.endingID == "hosted-captured")
  }

  @Test func `A closed page is looked up all the same`() {
    var run = PaymentFlow.started(flow: .hosted)
    run.handle(.focusMoved(forward: true))
    run.handle(.confirmed)
    run.handle(.confirmed)
    run.handle(.cancelled)
    run.wait()
    #expect(run.endingID == "hosted-dismissed-paid")
  }

  @Test(arguments: [
    (LookupAnswer(status: .settled, orderNumber: "X"), "approved-settled"),
    (LookupAnswer(status: PaymentStatus(rawValue: "settled")), "unknown-status"),
    (LookupAnswer(status: PaymentStatus(rawValue: " SETTLED")), "unknown-status"),
    (LookupAnswer(status: PaymentStatus(rawValue: "")), "unknown-status"),
    (LookupAnswer(), "resolver-silent"),
    (LookupAnswer(status: .settled, failure: "no"), "lookup-status-and-error"),
    (LookupAnswer(failure: "no"), "lookup-failed"),
  ])
  func `An own resolver answers instead of the platform`(answer: LookupAnswer, id: String) {
    var run = PaymentFlow.started(BuiltInScenario.noLookup.scenario, flow: .hosted) {
      $0.hasOwnResolver = true
    }
    run.handle(.confirmed)
    run.handle(.confirmed)
    run.handle(.elapsed(.nanoseconds(29_999_999_999)))
    #expect(run.result == nil)
    run.handle(.lookupAnswered(answer))
    #expect(run.endingID == id)
    #expect(run.result?.orderNumber == answer.orderNumber)
    run.handle(.lookupAnswered(LookupAnswer(status: .failed)))
    #expect(run.endingID == id)
    #expect(run.suppressed == 1)
  }

  @Test func `An own resolver that never answers is given 30 seconds`() {
    var run = PaymentFlow.started(flow: .hosted) { $0.hasOwnResolver = true }
    run.handle(.confirmed)
    run.handle(.confirmed)
    #expect(run.deadline == .seconds(30))
    run.handle(.elapsed(.seconds(30)))
    #expect(run.endingID == "lookup-never-answers")
    run.handle(.lookupAnswered(LookupAnswer(status: .settled)))
    #expect(run.endingID == "lookup-never-answers")
    #expect(run.suppressed == 1)
  }

  @Test func `The wallet's sheet goes round its controls and cards`() {
    var run = PaymentFlow.started(flow: .wallet)
    run.handle(.focusMoved(forward: false))
    run.handle(.toggled)
    #expect(run.sheet?.chosenCard == 1)
    run.handle(.focusMoved(forward: true))
    run.handle(.confirmed)
    run.wait()
    #expect(run.endingID == "approved-captured")
    #expect(run.decision == Decision(name: "apple-pay-approved", rule: .default))
  }
}
