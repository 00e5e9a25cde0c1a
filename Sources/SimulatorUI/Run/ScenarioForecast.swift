internal import PaymentCore

/// How a built-in scenario will end, told beforehand by running it through the machine.
///
/// A shopper who does the obvious is played: fills the form, confirms, answers a challenge with
/// the right code. Scenarios that depend on the answer are left open.
enum ScenarioForecast {
  /// The result; nil if it depends on what the shopper does.
  static func result(of name: String) -> PaymentResult? {
    guard let scenario = Scenario.named(name), !dependsOnShopper.contains(name) else { return nil }
    var generator = SeededGenerator(seed: 1)
    guard let today = CalendarDay(year: 2026, month: 1, day: 1),
      let price = try? Price("1.00", currency: "EUR")
    else { return nil }
    let backend = BackendRecord(orderNumber: "1", price: price, using: &generator)
    var request = PaymentRequest(flow: scenario.flow, payment: backend.payment)
    request.returnURL = ReturnURL(BackendRecord.returnURL)
    var flow = PaymentFlow(
      request: request,
      setup: FlowSetup(today: today, scenario: scenario, cardSessionID: backend.cardSessionID)
    )
    for event in acts(for: name, today: today) where flow.result == nil { flow.handle(event) }
    // Whatever is still waited for comes to its own end.
    for _ in 0..<40 where flow.result == nil {
      switch flow.state {
      case .challenge: answer(&flow, name)
      case .checkoutPage, .walletSheet: flow.handle(.confirmed)
      case .cardForm, .processing, .finished: break
      }
      if let deadline = flow.deadline, flow.result == nil { flow.handle(.elapsed(deadline)) }
    }
    return flow.result
  }

  private static let dependsOnShopper: Set<String> = [
    "challenge-code", "challenge-choose-one", "challenge-choose-several", "challenge-bank-app",
    "challenge-then-declined", "hosted-captured", "hosted-unrelated-address",
  ]

  private static func acts(for name: String, today: CalendarDay) -> [Event] {
    switch name {
    case "customer-timeout": []
    case "customer-click", "approval-after-cancel": [.cancelled]
    case "apple-pay-cancelled": [.cancelled]
    case _ where name.hasPrefix("hosted-dismissed-paid"):
      [.elapsed(.milliseconds(300)), .confirmed, .cancelled]
    case _ where name.hasPrefix("hosted-dismissed"): [.elapsed(.milliseconds(300)), .cancelled]
    default:
      (Scenario.named(name)?.fieldFault == nil
        ? [.filled(CardEntry(number: "4242424242424242", today: today))] : []) + [.submitted]
    }
  }

  private static func answer(_ flow: inout PaymentFlow, _ name: String) {
    switch name {
    case "3ds-cancelled": flow.handle(.cancelled)
    case "3ds-timeout": break  // Its time runs out.
    default:
      flow.handle(.edited(.paste("1234")))
      flow.handle(.confirmed)
    }
  }
}
