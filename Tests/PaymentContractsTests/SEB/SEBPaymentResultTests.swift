import PaymentContracts
import PaymentCore
import Testing

struct SEBPaymentResultTests {
  @Test func `The receipt refers to the order, else to the payment`() {
    let ordered = SEB.PaymentResult(.sample(.found(.settled), flow: .hosted))
    #expect(ordered.reference == "ORD-1042")
    let answer = LookupAnswer(status: .settled)
    let bare = SEB.PaymentResult(.sample(.lookedUp(answer, pageClosed: false), flow: .hosted))
    #expect(bare.orderNumber == nil)
    #expect(bare.reference == bare.paymentId)
  }

  @Test(arguments: EndingRow.all)
  func `Only a success has a reference`(row: EndingRow) {
    let told = SEB.PaymentResult(row.result)
    #expect((told.reference != nil) == (told.outcome == .succeeded))
  }

  @Test func `The reason of a failed lookup reaches the app`() throws {
    let answer = LookupAnswer(failure: "The resolver printed no JSON.")
    let told = SEB.PaymentResult(.sample(.lookedUp(answer, pageClosed: false), flow: .hosted))
    let error = try #require(told.error)
    #expect(error.localizedDescription.hasSuffix("The resolver printed no JSON."))
    #expect(error.description.hasPrefix("PaymentKit.statusLookupFailed: "))
  }

  @Test func `An unusable payment id comes back as it came`() {
    var payment = Payment.sample
    payment.paymentID = "not a UUID"
    let result = PaymentCore.PaymentResult(
      ending: .requestRefused(.unusable(.paymentID)),
      flow: .hosted,
      payment: payment,
      cardSessionID: nil,
      decision: Decision(name: "unusable-request", rule: .default)
    )
    #expect(SEB.PaymentResult(result).paymentId == "not a UUID")
  }

  @Test(arguments: EndingRow.all)
  func `A reason is given once and is one sentence`(row: EndingRow) {
    guard let text = SEB.PaymentResult(row.result).error?.localizedDescription else { return }
    #expect(text.hasSuffix(".") && !text.hasSuffix(".."))
  }
}
