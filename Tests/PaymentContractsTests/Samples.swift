import PaymentCore

extension Payment {
  static let sample = Payment(
    paymentID: "019eb631-ee3c-7c4a-90aa-83e13b301e96",
    transID: "AB12-CD34-EF56",
    orderNumber: "ORD-1042",
    price: .sample
  )
}

extension Price {
  static let sample: Price = {
    do {
      return try Price("40.12", currency: "EUR")
    } catch {
      preconditionFailure("the sample is an amount")
    }
  }()
}

extension PaymentCore.PaymentResult {
  static func sample(_ ending: Ending, flow: FlowKind = .card) -> PaymentCore.PaymentResult {
    PaymentCore.PaymentResult(
      ending: ending,
      flow: flow,
      payment: .sample,
      cardSessionID: flow == .card ? "SESSION-1" : nil,
      decision: Decision(name: ending.id, rule: .option)
    )
  }
}
