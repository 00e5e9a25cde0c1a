import PaymentCore
import Testing

struct DecisionTests {
  @Test func `A chosen scenario wins over the card`() {
    var run = PaymentFlow.started(BuiltInScenario.noFunds.scenario)
    run.pay(card: "4000000000000127")
    #expect(run.endingID == "no-funds")
    #expect(run.result?.decision == Decision(name: "no-funds", rule: .option))
  }

  @Test func `The card wins over the usual scenario`() {
    var run = PaymentFlow.started()
    #expect(run.decision == Decision(name: "approved-captured", rule: .default))
    run.pay(card: "4000000000000127")
    #expect(run.result?.decision == Decision(name: "invalid-cvc", rule: .card))
  }

  @Test func `A number in no list is decided by nothing else`() {
    var run = PaymentFlow.started { $0.cards = CardCatalogue(acceptsAnyCard: true) }
    run.pay(card: "4000000000000010")
    #expect(run.endingID == "approved-captured")
    #expect(run.decision.rule == .default)
  }

  @Test func `A scenario of another flow does not apply`() {
    var run = PaymentFlow.started(BuiltInScenario.lookupFailed.scenario, flow: .card)
    #expect(run.decision.rule == .default)
    run.pay()
    #expect(run.endingID == "approved-captured")
    let own = [TestCard(number: "4242424242424242", title: "", scenario: .lookupFailed)]
    run = .started { $0.cards = CardCatalogue(adding: own) }
    run.pay()
    #expect(run.endingID == "approved-captured")
    #expect(run.decision.rule == .default)
  }

  @Test func `An error reason replaces the answer and leaves the challenge`() {
    let reason = ErrorReasonOption(code: "NO_FUNDS", answer: .declined(.insufficientFunds))
    var run = PaymentFlow.started { $0.errorReason = reason }
    run.pay(card: "4000000000003220")
    #expect(run.challenge != nil)
    run.answer("1234")
    #expect(run.endingID == "no-funds")
    #expect(
      run.result?.decision == Decision(name: "challenge-code", rule: .card, errorReason: "NO_FUNDS")
    )
    run = PaymentFlow.started { $0.errorReason = reason }
    run.pay(card: "4000000000003220")
    run.answer("2222")
    #expect(run.endingID == "3ds-issuer-rejects")
    run = PaymentFlow.started(BuiltInScenario.paymentFailed.scenario) { $0.errorReason = reason }
    run.pay()
    #expect(run.endingID == "payment-failed")
  }

  @Test func `The picker chooses on the form and takes back`() {
    var run = PaymentFlow.started()
    run.handle(.filled(CardEntry(number: "4000000000000127", today: .lastOfNovember)))
    run.handle(.scenarioChosen(BuiltInScenario.fraudSuspected.scenario))
    #expect(run.decision == Decision(name: "fraud-suspected", rule: .option))
    run.handle(.scenarioChosen(nil))
    #expect(run.decision == Decision(name: "approved-captured", rule: .default))
    run.handle(.submitted)
    run.wait()
    #expect(run.endingID == "invalid-cvc")
    #expect(run.trail.map(\.state).prefix(2) == [.cardForm, .openingSession])
  }

  @Test func `The picker's scenarios of other flows are no event of this run`() {
    var run = PaymentFlow.started(BuiltInScenario.noFunds.scenario)
    let before = run
    run.handle(.scenarioChosen(BuiltInScenario.lookupFailed.scenario))
    #expect(run == before)
  }

  @Test func `The picker's field faults fill the form in`() throws {
    var run = PaymentFlow.started()
    run.handle(.scenarioChosen(BuiltInScenario.cardExpired.scenario))
    let form = try #require(run.form)
    #expect(form.focus == .pay)
    #expect(!form.checksFields)
    run.handle(.scenarioChosen(nil))
    let empty = try #require(run.form)
    #expect(empty.isEmpty(.number))
    #expect(empty.checksFields)
  }

  @Test func `The picker is too late once the payment is under way`() {
    var run = PaymentFlow.started()
    run.pay(card: "4000000000003220")
    let before = run
    run.handle(.scenarioChosen(BuiltInScenario.noFunds.scenario))
    #expect(run == before)
  }

  @Test func `A scenario's shorter time counts from its choice and is not extended`() {
    var run = PaymentFlow.started()
    run.handle(.elapsed(.seconds(60)))
    run.handle(.scenarioChosen(BuiltInScenario.customerTimeout.scenario))
    #expect(run.deadline == .seconds(20))
    run.handle(.elapsed(.seconds(5)))
    run.handle(.scenarioChosen(BuiltInScenario.customerTimeout.scenario))
    #expect(run.deadline == .seconds(15))
    run.handle(.scenarioChosen(nil))
    #expect(run.deadline == .seconds(835))
  }
}
