import PaymentContracts
import PaymentCore
import Testing

struct ComgatePaymentResultTests {
  @Test(arguments: EndingRow.all)
  func `Paid authorised and pending refer to the transaction`(row: EndingRow) {
    switch Comgate.PaymentResult(row.result) {
    case .paid(let id), .authorized(let id), .pending(let id):
      #expect(Comgate.PaymentResult(row.result).reference == id)
    case .cancelled, .failed:
      #expect(Comgate.PaymentResult(row.result).reference == nil)
    }
  }

  @Test(arguments: EndingRow.all)
  func `Only an error of the SDK brings a message`(row: EndingRow) {
    let told = Comgate.PaymentResult(row.result)
    #expect((told.message != nil) == (told.outcomeClass == .failed))
  }

  @Test func `An app lands in the case with the names of the documents`() {
    let declined = Comgate.PaymentResult(.sample(.declined(.notGiven)))
    #expect(declined.switchCase == "case .cancelled(let errorReason, let transId):")
    let failed = Comgate.PaymentResult(.sample(.createFailed))
    #expect(failed.switchCase == "case .failed(let error):")
    #expect(Contract.seb.switchCase(of: .sample(.createFailed)) == "case .failed:")
  }
}
