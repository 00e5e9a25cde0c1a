import PaymentContracts
import PaymentCore
import Testing

struct EndingTests {
  @Test func `Every way to end has its own row`() {
    #expect(EndingRow.all.count == 74)
    #expect(Set(EndingRow.all.map(\.id)).count == EndingRow.all.count)
  }

  @Test(arguments: EndingRow.all)
  func `A row is named like its ending`(row: EndingRow) {
    #expect(row.ending.id == row.id)
  }

  @Test(arguments: EndingRow.all)
  func `SEB tells the ending as its documents have it`(row: EndingRow) {
    let told = SEB.PaymentResult(row.result)
    let columns = [
      told.outcome.rawValue, told.paymentStatus ?? "-", told.error?.code.rawValue ?? "-",
      told.style.rawValue, own(told.orderNumber, Payment.sample.orderNumber),
      own(told.sessionId, row.result.cardSessionID), SEB.basis(of: row.ending).rawValue,
    ]
    #expect(columns.joined(separator: " ") == row.seb)
    #expect(told.paymentId == Payment.sample.paymentID)
  }

  @Test(arguments: EndingRow.all)
  func `Comgate tells the ending as its documents have it`(row: EndingRow) {
    let told = Comgate.PaymentResult(row.result)
    let columns = [
      told.caseName, told.code ?? "-", told.style.rawValue,
      own(told.transId, Payment.sample.transID), Comgate.basis(of: row.ending).rawValue,
    ]
    #expect(columns.joined(separator: " ") == row.comgate)
  }

  @Test(arguments: EndingRow.all)
  func `The flow of a row does not change what its answer rests on`(row: EndingRow) {
    #expect(SEB.basis(of: row.result) == SEB.basis(of: row.ending))
    #expect(Comgate.basis(of: row.result) == Comgate.basis(of: row.ending))
  }

  @Test func `A flow that an SDK does not have is a translation however it ends`() {
    let approved = Ending.approved(.captured)
    #expect(SEB.basis(of: .sample(approved, flow: .wallet)) == .none)
    #expect(Comgate.basis(of: .sample(approved, flow: .wallet)) == .stated)
    #expect(SEB.basis(of: .sample(approved, flow: .hosted)) == .stated)
    #expect(Comgate.basis(of: .sample(approved, flow: .hosted)) == .none)
  }

  /// "set" for the payment's own value, so that a value of somebody else's shows up.
  private func own(_ value: String?, _ expected: String?) -> String {
    guard let value else { return "-" }
    return value == expected ? "set" : value
  }
}
