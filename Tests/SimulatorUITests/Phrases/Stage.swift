import PaymentCore
import Testing

@testable import SimulatorUI

/// A screen of the program, how to get there, and what must be read on it in full.
struct Stage: CustomTestStringConvertible, Sendable {
  let name: String
  var scenario: BuiltInScenario?
  var flow = FlowKind.card
  let act: @Sendable (inout Visit) -> Void
  let shows: @Sendable (Phrases) -> [String]

  var testDescription: String { name }

  func visit(language: Language, size: Size, amount: String = "40.12") throws -> Visit {
    let scenario = scenario?.scenario
    var visit = try Visit(language: language, size: size, scenario: scenario, amount: amount) {
      if scenario == nil { $0.flow = flow }
    }
    act(&visit)
    return visit
  }

  static func challenge(
    _ name: String,
    _ scenario: BuiltInScenario = .challengeCode,
    act: @escaping @Sendable (inout Visit) -> Void = { _ in },
    shows: @escaping @Sendable (Phrases) -> [String]
  ) -> Stage {
    Stage(
      name: name,
      scenario: scenario,
      act: {
        $0.pay()
        $0.waitForPerson()
        act(&$0)
      },
      shows: shows
    )
  }
}
