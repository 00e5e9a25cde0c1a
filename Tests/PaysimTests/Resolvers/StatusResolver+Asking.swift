import PaymentContracts

@testable import paysim

extension StatusResolver {
  /// Asks, and waits for the answer; a second one ends the test program.
  func ask(
    paymentId: String = "3f2504e0-4f89-41d3-9a0c-0305e82c3301",
    verificationKey: String = "secret-key"
  ) async -> StatusAnswer {
    await withCheckedContinuation { continuation in
      resolveStatus(paymentId: paymentId, verificationKey: verificationKey) {
        status,
        orderNumber,
        error in
        continuation.resume(
          returning: StatusAnswer(
            status: status,
            orderNumber: orderNumber,
            error: error.map { StatusAnswer.Failure(String(describing: $0)) }
          )
        )
      }
    }
  }
}
