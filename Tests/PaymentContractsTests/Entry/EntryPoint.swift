import PaymentContracts
import PaymentCore
import Testing

/// An entry point of either SDK, told by outcome class so that both keep the same promises.
struct EntryPoint: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// Sets the SDK up; Comgate's has no use for a resolver.
  let setUp: @Sendable (SDKHost, (any SEB.PaymentStatusResolving)?) -> Started

  /// A set-up SDK, without its own words.
  struct Started: Sendable {
    let start: @Sendable (@escaping @Sendable (OutcomeClass) -> Void) -> RunID
    let total: @Sendable () -> DeliveryReport
    let report: @Sendable (RunID) -> DeliveryReport
  }

  func make(_ host: SDKHost) -> Started {
    setUp(host, nil)
  }

  static let all = [
    seb("startPayment") { kit, done in
      kit.startPayment(.sample()) { done($0.outcomeClass) }
    },
    seb("startCardPayment") { kit, done in
      kit.startCardPayment(.sample()) { done($0.outcomeClass) }
    },
    comgate("processPayment") { session, done in
      session.processPayment(.init(payment: .sample)) { done($0.outcomeClass) }
    },
    comgate("processApplePayPayment") { session, done in
      session.processApplePayPayment(.init(payment: .sample)) { done($0.outcomeClass) }
    },
  ]

  private static func seb(
    _ name: String,
    _ start:
      @escaping @Sendable (SEB.PaymentKit, @escaping @Sendable (OutcomeClass) -> Void) -> RunID
  ) -> EntryPoint {
    EntryPoint(testDescription: name) { host, resolver in
      let kit = SEB.PaymentKit(
        configuration: .offline,
        statusResolver: resolver,
        host: host
      )
      return Started(
        start: { start(kit, $0) },
        total: { kit.report },
        report: { kit.report(of: $0) }
      )
    }
  }

  private static func comgate(
    _ name: String,
    _ start:
      @escaping @Sendable (Comgate.SecureSession, @escaping @Sendable (OutcomeClass) -> Void) ->
      RunID
  ) -> EntryPoint {
    EntryPoint(testDescription: name) { host, _ in
      let session = Comgate.SecureSession(host: host)
      session.initialize()
      return Started(
        start: { start(session, $0) },
        total: { session.report },
        report: { session.report(of: $0) }
      )
    }
  }
}
