import PaymentContracts
import PaymentCore
import Testing

struct CheckoutRequestTests {
  let app = FakeApp()

  private func defect(
    of request: SEB.CheckoutRequest,
    flow: FlowKind = .hosted
  ) throws -> RequestDefect? {
    let kit = SEB.PaymentKit(configuration: .offline, host: app.host)
    switch flow {
    case .hosted, .wallet: kit.startPayment(request) { _ in }
    case .card: kit.startCardPayment(request) { _ in }
    }
    let presented = try #require(app.presentations.last).request
    #expect(presented.flow == flow)
    return presented.defect
  }

  @Test(arguments: [FlowKind.hosted, .card])
  func `A whole request has no defect`(flow: FlowKind) throws {
    #expect(try defect(of: .sample(), flow: flow) == nil)
  }

  @Test(arguments: [
    (SEB.CheckoutRequest.sample(paymentID: "ORD-1042"), UnusableValue.paymentID),
    (.sample(paymentID: ""), .paymentID),
    (.sample(key: nil), .verificationKey),
    (.sample(key: ""), .verificationKey),
    (.sample(key: "two words"), .verificationKey),
    (.sample(key: "line\r\nend"), .verificationKey),
    (.sample(checkoutURL: nil), .checkoutURL),
    (.sample(checkoutURL: "checkout"), .checkoutURL),
    (.sample(returnURL: nil), .returnURL),
    (.sample(returnURL: "return"), .returnURL),
  ])
  func `A value that cannot be used is named`(
    request: SEB.CheckoutRequest,
    value: UnusableValue
  ) throws {
    #expect(try defect(of: request) == .unusable(value))
  }

  @Test func `The card form needs neither link nor return address`() throws {
    #expect(try defect(of: .sample(checkoutURL: nil, returnURL: nil), flow: .card) == nil)
    #expect(try defect(of: .sample(key: nil), flow: .card) == .unusable(.verificationKey))
  }

  @Test func `Price and options are checked too`() throws {
    let refused = Price.refused(text: "0", currency: "EUR", problem: .notPositive)
    #expect(try defect(of: .sample(price: refused)) == .invalidPrice)
    #expect(
      try defect(of: .sample(preauth: true, initRecurring: true), flow: .card)
        == .conflictingOptions
    )
    #expect(app.presentations.last?.request.isPreauthorisation == true)
    #expect(app.presentations.last?.request.startsRecurring == true)
  }

  @Test(arguments: [
    ("https://checkout.example.com/en/checkout/019eb631/9f2c1a7e4b8d", "9f2c1a7e4b8d"),
    ("https://checkout.example.com/en/checkout/019eb631/9f2c1a7e4b8d?x=/y#/z", "9f2c1a7e4b8d"),
    ("https://checkout.example.com/en/checkout/019eb631/", nil),
    ("https://checkout.example.com", nil),
    ("checkout/9f2c1a7e4b8d", nil),
  ])
  func `The key is the last path segment of the checkout link`(link: String, key: String?) {
    #expect(SEB.CheckoutRequest.verificationKey(fromCheckoutURL: link) == key)
  }

  @Test(arguments: [
    ("https://checkout.example.com/en/checkout/019eb631/9f2c1a7e4b8d", "/en/checkout/019eb631/…"),
    ("https://checkout.example.com/en/checkout/019eb631/9f2c1a7e4b8d/", "/en/checkout/019eb631/…"),
    ("https://checkout.example.com/en/019eb631/another?k=9f2c1a7e4b8d#9f2c", "/en/019eb631/…"),
    (
      "https://checkout.example.com/9f2c1a7e4b8d/en/pay.9f2c1a7e4b8d\u{301}/x",
      "/…/en/pay.…\u{301}/…"
    ),
    ("https://checkout.example.com/9f2c1a7e4b8d", "/…"),
    ("https://checkout.example.com", "/…"),
  ])
  func `The checkout page is shown without the key`(link: String, path: String) throws {
    #expect(try defect(of: .sample(checkoutURL: link)) == nil)
    let presented = try #require(app.presentations.last).request
    #expect(presented.checkoutURL == "https://checkout.example.com" + path)
    #expect(presented.returnURL == ReturnURL("myapp://checkout/return"))
  }

  @Test func `Addresses that cannot be used are not presented`() throws {
    let unusable = SEB.CheckoutRequest.sample(checkoutURL: "checkout", returnURL: "return")
    #expect(try defect(of: unusable) == .unusable(.checkoutURL))
    let presented = try #require(app.presentations.last).request
    #expect(presented.checkoutURL.isEmpty && presented.returnURL == nil)
  }

  @Test func `The card form is presented without addresses`() throws {
    #expect(try defect(of: .sample(), flow: .card) == nil)
    let presented = try #require(app.presentations.last).request
    #expect(presented.checkoutURL.isEmpty && presented.returnURL == nil)
  }

  @Test func `The key appears in no description`() throws {
    let request = SEB.CheckoutRequest.sample()
    #expect(request.verificationKey == SEB.CheckoutRequest.key)
    #expect(request.checkoutURL?.contains(SEB.CheckoutRequest.key) == true)
    var dumped = ""
    dump(request, to: &dumped)
    dump([request], to: &dumped)
    let kit = SEB.PaymentKit(
      configuration: .offline,
      statusResolver: HeldResolver(),
      host: app.host
    )
    kit.startPayment(request) { _ in }
    let presentation = try #require(app.presentations.first)
    dump(kit, to: &dumped)
    dump(presentation, to: &dumped)
    let texts = [
      dumped, "\(request)", String(reflecting: request), "\([request])", "\(presentation)",
      String(reflecting: presentation), "\(kit)",
    ]
    #expect(texts.allSatisfy { !$0.contains(SEB.CheckoutRequest.key) })
    #expect("\(request)".contains(Payment.sample.paymentID))
  }
}
