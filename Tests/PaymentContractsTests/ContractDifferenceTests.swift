import PaymentContracts
import PaymentCore
import Testing

struct ContractDifferenceTests {
  @Test(arguments: EndingRow.all)
  func `There is a reason exactly where the outcomes differ in meaning`(row: EndingRow) {
    let seb = SEB.PaymentResult(row.result).outcomeClass
    let comgate = Comgate.PaymentResult(row.result).outcomeClass
    let difference = ContractDifference(row.result)
    #expect((difference.reason != nil) == (seb != comgate))
    #expect(difference.lines.map(\.field) == ContractDifference.Field.allCases)
    #expect(difference.lines.first?.agrees == (seb == comgate))
  }

  @Test(arguments: EndingRow.all)
  func `The reason names the two outcomes that differ`(row: EndingRow) throws {
    guard let reason = ContractDifference(row.result).reason else { return }
    let seb = SEB.PaymentResult(row.result).outcomeClass
    let comgate = Comgate.PaymentResult(row.result).outcomeClass
    #expect([seb, comgate] == expected(reason))
  }

  @Test(arguments: DifferenceReason.allCases)
  func `Every reason has an ending`(reason: DifferenceReason) {
    #expect(EndingRow.all.contains { DifferenceReason($0.ending) == reason })
  }

  @Test func `A decline is failed with one SDK and cancelled with the other`() {
    let difference = ContractDifference(.sample(.declined(.insufficientFunds)))
    #expect(difference.reason == .declineIsFailedOrCancelled)
    let words = difference.lines.map { [$0.seb ?? "-", $0.comgate ?? "-", "\($0.agrees)"] }
    #expect(
      words == [
        ["failed", "cancelled", "false"], ["-", "NO_FUNDS", "false"], ["error", "error", "true"],
        ["-", "-", "true"],
      ]
    )
  }

  private func expected(_ reason: DifferenceReason) -> [OutcomeClass] {
    switch reason {
    case .declineIsFailedOrCancelled: [.failed, .cancelled]
    case .challengeCancelIsCancelledOrFailed, .challengeTimeoutIsCancelledOrFailed,
      .walletCancelIsCancelledOrFailed:
      [.cancelled, .failed]
    case .lostAnswerIsUnresolvedOrFailed, .lostLookupIsUnresolvedOrFailed:
      [.unresolved, .failed]
    }
  }
}
