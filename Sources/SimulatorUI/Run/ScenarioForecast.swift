package import PaymentCore

/// How a scenario will end, told beforehand by running it through the machine.
///
/// A shopper who does the obvious is played: fills the form, confirms, answers a challenge with
/// the right code. Scenarios that depend on the answer are left open.
package enum ScenarioForecast {
  /// The result; nil if it depends on what the shopper does.
  package static func result(of scenario: Scenario) -> PaymentResult? {
    let name = scenario.name
    guard !dependsOnShopper.contains(name) else { return nil }
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
    for event in acts(for: scenario, today: today) where flow.result == nil { flow.handle(event) }
    // Whatever is still waited for comes to its own end.
    for _ in 0..<40 where flow.result == nil {
      switch flow.state {
      case .challenge: answer(&flow, name)
      case .checkoutPage, .walletSheet:
        flow.handle(.confirmed)
        // The deadline of a page is the whole payment's, and the next page is already there.
        continue
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

  private static func acts(for scenario: Scenario, today: CalendarDay) -> [Event] {
    switch scenario.name {
    case "customer-timeout": []
    case "customer-click", "approval-after-cancel": [.cancelled]
    case "apple-pay-cancelled": [.cancelled]
    case let name where name.hasPrefix("hosted-dismissed-paid"):
      [.elapsed(.milliseconds(300)), .confirmed, .cancelled]
    case let name where name.hasPrefix("hosted-dismissed"):
      [.elapsed(.milliseconds(300)), .cancelled]
    default:
      (scenario.fieldFault == nil
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
