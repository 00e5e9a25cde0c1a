import PaymentContracts
import Testing

struct ComgateErrorTests {
  @Test func `There are twenty five errors with a code and a message of their own`() {
    let errors = Comgate.ComgateError.allCases
    #expect(errors.count == 25)
    #expect(Set(errors.map(\.code)).count == 25)
    #expect(Set(errors.map(\.message)).count == 25)
  }

  @Test(arguments: Comgate.ComgateError.allCases)
  func `A message is one sentence`(error: Comgate.ComgateError) {
    #expect(error.message.hasSuffix(".") && error.message.count > 10)
    #expect(error.message.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func `The quoted error is as quoted`() {
    let error = Comgate.ComgateError.paymentNetworkError
    #expect(error.code == "PAYMENT_NETWORK_ERROR")
    #expect(error.message == "Network error during payment.")
  }

  @Test(arguments: Comgate.ComgateError.allCases)
  func `Every error has an ending`(error: Comgate.ComgateError) {
    #expect(EndingRow.all.contains { Comgate.PaymentResult($0.result) == .failed(error) })
  }
}
