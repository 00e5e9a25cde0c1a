package import PaymentCore

/// How a scenario will end, told beforehand by running it through the machine.
///
/// The scenario's own shopper plays, once choosing right and once choosing wrong; if that makes a
/// difference, the end is left open.
package enum ScenarioForecast {
  /// The result; nil if it depends on what the shopper chooses.
  package static func result(of scenario: Scenario) -> PaymentResult? {
    guard let start = start(of: scenario) else { return nil }
    let results = Shopper.Choice.allCases.map { choice in
      var flow = start
      flow.play(choice: choice)
      return flow.result
    }
    return results.allSatisfy { $0 == results[0] } ? results[0] : nil
  }

  private static func start(of scenario: Scenario) -> PaymentFlow? {
    var generator = SeededGenerator(seed: 1)
    guard let today = CalendarDay(year: 2026, month: 1, day: 1),
      let price = try? Price("1.00", currency: "EUR")
    else { return nil }
    let backend = BackendRecord(orderNumber: "1", price: price, using: &generator)
    var request = PaymentRequest(flow: scenario.flow, payment: backend.payment)
    request.returnURL = ReturnURL(BackendRecord.returnURL)
    return PaymentFlow(
      request: request,
      setup: FlowSetup(today: today, scenario: scenario, cardSessionID: backend.cardSessionID)
    )
  }
}
