import PaymentContracts
import PaymentCore
import Testing

struct SecureSessionTests {
  let app = FakeApp()

  @Test func `A session that was never opened is a defect of the request`() throws {
    let session = Comgate.SecureSession(host: app.host)
    session.processPayment(.init(payment: .sample)) { _ in }
    #expect(try #require(app.presentations.last).request.defect == .sessionNotInitialized)
    app.finish(0, .requestRefused(.sessionNotInitialized))
    session.initialize()
    session.processPayment(.init(payment: .sample)) { _ in }
    #expect(try #require(app.presentations.last).request.defect == nil)
  }

  @Test func `Each entry point has its flow and passes the options on`() throws {
    let session = Comgate.SecureSession(host: app.host)
    session.initialize()
    session.processPayment(.init(payment: .sample, preauth: true)) { _ in }
    let card = try #require(app.presentations.last).request
    #expect(card == PaymentRequest(flow: .card, payment: .sample, isPreauthorisation: true))
    app.finish(0, .cancelledByShopper)
    session.processApplePayPayment(.init(payment: .sample, initRecurring: true)) { _ in }
    let wallet = try #require(app.presentations.last).request
    #expect(wallet == PaymentRequest(flow: .wallet, payment: .sample, startsRecurring: true))
  }

  @Test func `Price and options are checked`() throws {
    let session = Comgate.SecureSession(host: app.host)
    session.initialize()
    session.processPayment(
      .init(payment: .sample, preauth: true, initRecurring: true)
    ) { _ in }
    #expect(try #require(app.presentations.last).request.defect == .conflictingOptions)
    app.finish(0, .requestRefused(.conflictingOptions))
    var payment = Payment.sample
    payment.price = .refused(text: "-1", currency: "EUR", problem: .notPositive)
    session.processPayment(.init(payment: payment)) { _ in }
    #expect(try #require(app.presentations.last).request.defect == .invalidPrice)
  }

  @Test(arguments: [true, false])
  func `An error reason counts in dev mode only`(devMode: Bool) throws {
    let session = Comgate.SecureSession(devMode: devMode, host: app.host)
    session.initialize()
    session.processPayment(.init(payment: .sample, errorReason: .noFunds)) { _ in }
    let presented = try #require(app.presentations.last)
    #expect(presented.errorReason == (devMode ? .noFunds : nil))
  }

  @Test func `The price is counted in the smallest unit`() {
    var params = Comgate.PaymentParams(payment: .sample)
    #expect(params.price == 4012)
    #expect(params.refId == "ORD-1042")
    params.payment.price = .refused(text: "0", currency: "EUR", problem: .notPositive)
    #expect(params.price == nil)
  }
}
