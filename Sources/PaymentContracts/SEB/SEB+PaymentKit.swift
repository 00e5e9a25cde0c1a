internal import PaymentCore

extension SEB {
  /// The SDK's entry points: one payment at a time, exactly one callback for each start.
  ///
  /// The callback is called on the main thread, after the SDK's screens have left and when the
  /// next payment may start. A start while another payment is on the screen fails at once.
  package final class PaymentKit: Sendable {
    private let configuration: Configuration
    private let statusResolver: (any PaymentStatusResolving)?
    private let gate: RunGate

    /// Sets the SDK up.
    package init(
      configuration: Configuration,
      statusResolver: (any PaymentStatusResolving)? = nil,
      host: SDKHost
    ) {
      self.configuration = configuration
      self.statusResolver = statusResolver
      gate = RunGate(host: host)
    }

    /// Starts a payment on the platform's checkout page.
    @discardableResult
    package func startPayment(
      _ request: CheckoutRequest,
      completion: @escaping @Sendable (PaymentResult) -> Void
    ) -> RunID {
      gate.start(request.request(for: .hosted), lookup: lookup(for: request)) {
        completion(PaymentResult($0))
      }
    }

    /// Starts a payment with the SDK's own card form.
    @discardableResult
    package func startCardPayment(
      _ request: CheckoutRequest,
      completion: @escaping @Sendable (PaymentResult) -> Void
    ) -> RunID {
      gate.start(request.request(for: .card)) { completion(PaymentResult($0)) }
    }

    /// Pays on the platform's checkout page.
    package nonisolated(nonsending) func startPayment(
      _ request: CheckoutRequest
    ) async -> PaymentResult {
      await withCheckedContinuation { continuation in
        startPayment(request) { continuation.resume(returning: $0) }
      }
    }

    /// Pays with the SDK's own card form.
    package nonisolated(nonsending) func startCardPayment(
      _ request: CheckoutRequest
    ) async -> PaymentResult {
      await withCheckedContinuation { continuation in
        startCardPayment(request) { continuation.resume(returning: $0) }
      }
    }

    /// What was observed of all payments.
    package var report: DeliveryReport { gate.report }

    /// What was observed of one payment.
    package func report(of id: RunID) -> DeliveryReport {
      gate.report(of: id)
    }

    private func lookup(for request: CheckoutRequest) -> StatusLookup {
      if let statusResolver { return .resolver(request.asking(statusResolver)) }
      return configuration.apiBaseURL.map { .platform(baseURL: $0) } ?? .notConfigured
    }
  }
}
