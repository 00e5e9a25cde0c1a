import PaymentContracts
import PaymentCore
import SimulatorUI
import Testing

@testable import paysim

struct CodeRowTests {
  @Test func `Every code of both SDKs is listed once`() {
    let expected =
      Comgate.ErrorReason.known.map { "comgate errorReason \($0.rawValue)" }
      + Comgate.ComgateError.allCases.map { "comgate error \($0.code)" }
      + SEB.PaymentOutcome.allCases.map { "seb outcome \($0.rawValue)" }
      + PaymentStatus.known.map { "seb paymentStatus \($0.rawValue)" }
      + SEB.PaymentError.Code.allCases.map { "seb error \($0.rawValue)" }
    #expect(CodeRow.all.map { "\($0.sdk) \($0.kind) \($0.code)" } == expected)
    #expect(expected.count == 14 + 25 + 4 + 9 + 4)
  }

  @Test(arguments: CodeRow.all)
  func `The scenario of a code ends with it`(row: CodeRow) throws {
    let scenario = try #require(BuiltInScenario(rawValue: row.scenario)).scenario
    let result = try #require(ScenarioForecast.result(of: scenario))
    let comgate = Comgate.PaymentResult(result)
    let seb = SEB.PaymentResult(result)
    let reached: String? =
      switch (row.sdk, row.kind) {
      case ("comgate", "errorReason"): comgate.caseName == "cancelled" ? comgate.code : nil
      case ("comgate", "error"): comgate.caseName == "failed" ? comgate.code : nil
      case ("seb", "outcome"): seb.outcome.rawValue
      case ("seb", "paymentStatus"): seb.paymentStatus
      case ("seb", "error"): seb.error?.code.rawValue
      case (_, _): nil
      }
    #expect(reached == row.code)
    #expect(Contract(runningOnly: scenario.flow).map { $0.rawValue == row.sdk } ?? true)
    #expect(row.meaning.hasSuffix("."))
  }
}
