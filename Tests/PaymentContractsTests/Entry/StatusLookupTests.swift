import PaymentContracts
import PaymentCore
import Testing

/// A resolver that answers when the test says so.
final class HeldResolver: SEB.PaymentStatusResolving {
  typealias Completion = @Sendable (String?, String?, (any Error)?) -> Void

  let asked = Collected<[String]>()
  let completions = Collected<Completion>()

  func resolveStatus(
    paymentId: String,
    verificationKey: String,
    completion: @escaping Completion
  ) {
    asked.add([paymentId, verificationKey])
    completions.add(completion)
  }
}

struct StatusLookupTests {
  struct Unreachable: Error, CustomStringConvertible {
    var description: String { "GET /payments with key \(SEB.CheckoutRequest.key) got no answer." }
  }

  let app = FakeApp()
  let resolver = HeldResolver()
  let answers = Collected<LookupAnswer>()

  /// Starts a hosted payment and asks the resolver.
  func asked() throws -> SEB.PaymentKit {
    let kit = SEB.PaymentKit(
      configuration: .offline,
      statusResolver: resolver,
      host: app.host
    )
    kit.startPayment(.sample()) { _ in }
    guard case .resolver(let ask) = try #require(app.presentations.first).lookup else {
      Issue.record("the resolver is not offered")
      return kit
    }
    ask { answer in
      #expect(app.isRunningMain)
      answers.add(answer)
    }
    return kit
  }

  @Test func `The resolver is asked with the id and the key`() throws {
    _ = try asked()
    #expect(resolver.asked.all == [[Payment.sample.paymentID, SEB.CheckoutRequest.key]])
  }

  @Test func `An answer arrives as it came and on the main thread`() throws {
    let kit = try asked()
    resolver.completions.all[0](" SETTLED", "ORD-1", nil)
    #expect(answers.all.isEmpty)
    app.runMain()
    let status = PaymentStatus(rawValue: " SETTLED")
    #expect(answers.all == [LookupAnswer(status: status, orderNumber: "ORD-1")])
    #expect(kit.report.suppressed == 0)
  }

  @Test func `Neither status nor error is an empty answer`() throws {
    _ = try asked()
    resolver.completions.all[0](nil, nil, nil)
    app.runMain()
    #expect(answers.all == [LookupAnswer()])
  }

  @Test func `The first of two answers wins and the second is counted`() throws {
    let kit = try asked()
    resolver.completions.all[0]("SETTLED", nil, nil)
    resolver.completions.all[0]("FAILED", nil, nil)
    app.runMain()
    #expect(answers.all.map(\.status) == [.settled])
    #expect(kit.report.suppressed == 1)
  }

  @Test func `Answers from other threads come to the main thread`() async throws {
    let kit = try asked()
    let completion = resolver.completions.all[0]
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<20 {
        group.addTask { completion("SETTLED", nil, nil) }
      }
    }
    #expect(answers.all.isEmpty)
    app.runMain()
    #expect(answers.all.map(\.status) == [.settled])
    #expect(kit.report.suppressed == 19)
  }

  @Test func `A resolver that never answers does not keep the payment from ending`() throws {
    let kit = try asked()
    app.finish(0, .lookupTimedOut)
    app.runMain()
    #expect(kit.report.delivered == 1 && kit.report.isFree)
    resolver.completions.all[0]("SETTLED", nil, nil)
    app.runMain()
    #expect(answers.all.isEmpty)
    #expect(kit.report.suppressed == 1)
  }

  @Test func `A failure keeps its reason but not the key`() throws {
    _ = try asked()
    resolver.completions.all[0](nil, nil, Unreachable())
    app.runMain()
    #expect(
      answers.all == [LookupAnswer(failure: "GET /payments with key (hidden) got no answer.")]
    )
  }

  @Test func `An error of the SDK is told by its sentence`() throws {
    _ = try asked()
    let error = SEB.PaymentError(.statusLookupFailed, localizedDescription: "No network.")
    resolver.completions.all[0]("SETTLED", nil, error)
    app.runMain()
    #expect(answers.all == [LookupAnswer(status: .settled, failure: "No network.")])
  }

  @Test func `The card flow never looks up`() throws {
    let kit = SEB.PaymentKit(
      configuration: .init(apiBaseURL: "https://shop.example.com", environment: .live),
      statusResolver: resolver,
      host: app.host
    )
    kit.startCardPayment(.sample()) { _ in }
    #expect(kind(try #require(app.presentations.first).lookup) == "none")
  }

  @Test(arguments: [(nil, "none"), ("https://shop.example.com", "GET https://shop.example.com")])
  func `Without a resolver the base address decides`(base: String?, expected: String) throws {
    let kit = SEB.PaymentKit(
      configuration: .init(apiBaseURL: base, environment: .live),
      host: app.host
    )
    kit.startPayment(.sample()) { _ in }
    #expect(kind(try #require(app.presentations.first).lookup) == expected)
  }

  private func kind(_ lookup: StatusLookup) -> String {
    switch lookup {
    case .notConfigured: "none"
    case .platform(let base): "GET \(base)"
    case .resolver: "resolver"
    }
  }
}
