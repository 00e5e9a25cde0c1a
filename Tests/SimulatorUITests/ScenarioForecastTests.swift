import PaymentCore
import SimulatorUI
import Testing

struct ScenarioForecastTests {
  /// The ending of a scenario that is not named for it.
  private static func ending(of scenario: BuiltInScenario) -> String {
    switch scenario {
    case .frictionless, .approvedTwice, .declineAfterApproval, .applePayApproved:
      "approved-captured"
    case .approvalAfterCancel: "customer-click"
    default: scenario.rawValue
    }
  }

  @Test(arguments: BuiltInScenario.allCases)
  func `A scenario is foretold to end as its name says`(_ builtIn: BuiltInScenario) throws {
    guard let result = ScenarioForecast.result(of: builtIn.scenario) else { return }
    #expect(result.ending.id == Self.ending(of: builtIn))
  }

  @Test func `Only what the shopper decides is left open`() {
    let open = BuiltInScenario.allCases.filter { ScenarioForecast.result(of: $0.scenario) == nil }
    #expect(
      open == [
        .challengeCode, .challengeChooseOne, .challengeChooseSeveral, .challengeBankApp,
        .challengeThenDeclined, .hostedCaptured, .hostedUnrelatedAddress,
      ]
    )
  }

  @Test(arguments: ChallengeKind.allCases)
  func `A challenge of one's own is left open unless every answer ends alike`(kind: ChallengeKind) {
    var own = Scenario(name: "mine", title: "Mine")
    own.authorise.behaviour = .challenge
    own.challenge.behaviour.prompt = ChallengePrompt(kind: kind)
    #expect(ScenarioForecast.result(of: own) == nil)
    own.answer.behaviour = .always(.authenticated)
    #expect(ScenarioForecast.result(of: own)?.ending == .approved(.captured))
  }
}
