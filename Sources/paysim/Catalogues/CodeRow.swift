import PaymentContracts
import PaymentCore
import SimulatorUI

/// A code of an SDK, what it means and how to see it, as the catalogue lists it.
struct CodeRow: Hashable, Encodable {
  /// The SDK.
  let sdk: String
  /// What sort of code it is.
  let kind: String
  let code: String
  let meaning: String
  /// A built-in scenario that ends with it.
  let scenario: String

  private init?(
    _ contract: Contract,
    _ kind: String,
    _ code: String,
    _ meaning: String?,
    endsWith isReached: (PaymentResult) -> Bool
  ) {
    guard let meaning, let scenario = Foretold.scenario(of: contract, named: code, where: isReached)
    else { return nil }
    sdk = contract.rawValue
    self.kind = kind
    self.code = code
    self.meaning = meaning
    self.scenario = scenario
  }

  /// Every code that some scenario reaches.
  static let all: [CodeRow] =
    Comgate.ErrorReason.known.compactMap { reason in
      CodeRow(.comgate, "errorReason", reason.rawValue, reason.meaning) {
        let answer = Comgate.PaymentResult($0)
        return answer.caseName == "cancelled" && answer.code == reason.rawValue
      }
    }
    + Comgate.ComgateError.allCases.compactMap { error in
      CodeRow(.comgate, "error", error.code, error.meaning) {
        let answer = Comgate.PaymentResult($0)
        return answer.caseName == "failed" && answer.code == error.code
      }
    }
    + SEB.PaymentOutcome.allCases.compactMap { outcome in
      CodeRow(.seb, "outcome", outcome.rawValue, outcome.meaning) {
        let answer = SEB.PaymentResult($0)
        return answer.outcome == outcome && answer.error == nil
      }
    }
    + PaymentStatus.known.compactMap { status in
      CodeRow(.seb, "paymentStatus", status.rawValue, status.meaning) {
        SEB.PaymentResult($0).paymentStatus == status.rawValue
      }
    }
    + SEB.PaymentError.Code.allCases.compactMap { code in
      CodeRow(.seb, "error", code.rawValue, code.meaning) {
        SEB.PaymentResult($0).error?.code == code
      }
    }

  static var table: [String] {
    TextTable(
      titles: ["SDK", "KIND", "CODE", "SCENARIO", "MEANING"],
      rows: all.map { [$0.sdk, $0.kind, $0.code, $0.scenario, $0.meaning] }
    ).lines
  }
}

/// The built-in scenarios whose end is certain, and that end.
private enum Foretold {
  /// A scenario whose result fits: one that is named like the code, else one whose result the
  /// SDK's documents state, else any.
  static func scenario(
    of contract: Contract,
    named code: String,
    where fits: (PaymentResult) -> Bool
  ) -> String? {
    let name = code.lowercased().replacing("_", with: "-")
    // In a flow that the SDK does not have, its answer is a translation and no answer of its own.
    let fitting = all.filter {
      (Contract(runningOnly: $0.result.flow) ?? contract) == contract && fits($0.result)
    }
    let best =
      fitting.first { $0.name == name }
      ?? fitting.first { contract.basis(of: $0.result) == .stated } ?? fitting.first
    return best?.name
  }

  private static let all: [(name: String, result: PaymentResult)] = Scenario.builtIn.compactMap {
    scenario in
    ScenarioForecast.result(of: scenario).map { (scenario.name, $0) }
  }
}
