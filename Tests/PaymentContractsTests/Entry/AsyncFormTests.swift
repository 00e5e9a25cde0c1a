import PaymentContracts
import PaymentCore
import Testing

struct AsyncFormTests {
  /// A host that ends every payment at once and whose main thread is wherever it is called.
  private func host(_ ending: Ending) -> SDKHost {
    SDKHost(
      present: { $0.finish(.sample(ending, flow: $0.request.flow)) },
      deliverOnMain: { $0() }
    )
  }

  @Test func `SEB returns the result that it would call back with`() async {
    let kit = SEB.PaymentKit(
      configuration: .offline,
      host: host(.declined(.insufficientFunds))
    )
    let card = await kit.startCardPayment(.sample())
    #expect(card == SEB.PaymentResult(.sample(.declined(.insufficientFunds))))
    let hosted = await kit.startPayment(.sample())
    #expect(hosted.outcome == .failed && hosted.sessionId == nil)
    #expect(kit.report.delivered == 2)
  }

  @Test func `Comgate returns the result that it would call back with`() async {
    let session = Comgate.SecureSession(host: host(.declined(.insufficientFunds)))
    session.initialize()
    let expected = Comgate.PaymentResult.cancelled(
      errorReason: "NO_FUNDS",
      transId: Payment.sample.transID
    )
    #expect(await session.processPayment(.init(payment: .sample)) == expected)
    #expect(await session.processApplePayPayment(.init(payment: .sample)) == expected)
    #expect(session.report.delivered == 2)
  }

  @Test func `A second payment that is awaited fails at once`() async throws {
    let app = FakeApp()
    let host = SDKHost(present: app.host.present, deliverOnMain: { $0() })
    let kit = SEB.PaymentKit(configuration: .offline, host: host)
    kit.startPayment(.sample()) { _ in }
    let second = await kit.startCardPayment(.sample())
    #expect(second.outcome == .failed)
    #expect(try #require(second.error).code == .invalidRequest)
    #expect(second.orderNumber == nil && second.sessionId == nil)
    let presented = app.presentations.count
    #expect(presented == 1)
  }

  @MainActor
  @Test func `Awaiting on the main actor presents there`() async {
    let host = SDKHost(
      present: {
        MainActor.assertIsolated()
        $0.finish(.sample(.approved(.captured), flow: $0.request.flow))
      },
      deliverOnMain: { $0() }
    )
    let session = Comgate.SecureSession(host: host)
    session.initialize()
    let kit = SEB.PaymentKit(configuration: .offline, host: host)
    let outcomes = [
      await session.processPayment(.init(payment: .sample)).outcomeClass,
      await session.processApplePayPayment(.init(payment: .sample)).outcomeClass,
      await kit.startPayment(.sample()).outcomeClass,
      await kit.startCardPayment(.sample()).outcomeClass,
    ]
    #expect(outcomes == Array(repeating: .succeeded, count: 4))
  }
}
