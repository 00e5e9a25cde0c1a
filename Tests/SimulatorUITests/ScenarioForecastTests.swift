import PaymentCore
import SimulatorUI
import Testing

struct ScenarioForecastTests {
  /// Scenarios that are not named for the ending that they lead to.
  private static let endings = [
    "frictionless": "approved-captured",
    "approved-twice": "approved-captured",
    "decline-after-approval": "approved-captured",
    "approval-after-cancel": "customer-click",
    "apple-pay-approved": "approved-captured",
  ]

  @Test(arguments: Scenario.builtIn.map(\.name))
  func `A scenario is foretold to end as its name says`(_ name: String) throws {
    let scenario = try #require(Scenario.named(name))
    guard let result = ScenarioForecast.result(of: scenario) else { return }
    #expect(result.ending.id == Self.endings[name] ?? name)
  }

  @Test func `Only what the shopper decides is left open`() {
    let open = Scenario.builtIn.filter { ScenarioForecast.result(of: $0) == nil }.map(\.name)
    #expect(
      open.sorted() == [
        "challenge-bank-app", "challenge-choose-one", "challenge-choose-several",
        "challenge-code", "challenge-then-declined", "hosted-captured",
        "hosted-unrelated-address",
      ]
    )
  }
}
