internal import PaymentCore
internal import Synchronization

extension Comgate {
  /// The SDK's entry points: one payment at a time, exactly one callback for each start.
  ///
  /// The callback is called on the main thread, after the SDK's screens have left and when the
  /// next payment may start. The SDK's name is `ComgateSecureSession`.
  package final class SecureSession: Sendable {
    /// The sentences for the status panel.
    package let translation: Translation
    /// Whether error reasons may be asked for and the device's check is skipped.
    package let devMode: Bool
    private let gate: RunGate
    private let isInitialized = Atomic(false)

    /// Sets the SDK up; no payment can be made before `initialize()`.
    package init(devMode: Bool = false, translation: Translation = .english, host: SDKHost) {
      self.devMode = devMode
      self.translation = translation
      gate = RunGate(host: host)
    }

    /// Opens the session; what the platform says to that belongs to the next payment's run.
    package func initialize() {
      isInitialized.store(true, ordering: .sequentiallyConsistent)
    }

    /// Starts a payment with the card form.
    @discardableResult
    package func processPayment(
      _ params: PaymentParams,
      onResult: @escaping @Sendable (PaymentResult) -> Void
    ) -> RunID {
      start(params, as: .card, onResult: onResult)
    }

    /// Starts a payment with a wallet's sheet.
    @discardableResult
    package func processApplePayPayment(
      _ params: PaymentParams,
      onResult: @escaping @Sendable (PaymentResult) -> Void
    ) -> RunID {
      start(params, as: .wallet, onResult: onResult)
    }

    /// Pays with the card form.
    package nonisolated(nonsending) func processPayment(
      _ params: PaymentParams
    ) async -> PaymentResult {
      await withCheckedContinuation { continuation in
        processPayment(params) { continuation.resume(returning: $0) }
      }
    }

    /// Pays with a wallet's sheet.
    package nonisolated(nonsending) func processApplePayPayment(
      _ params: PaymentParams
    ) async -> PaymentResult {
      await withCheckedContinuation { continuation in
        processApplePayPayment(params) { continuation.resume(returning: $0) }
      }
    }

    /// What was observed of all payments.
    package var report: DeliveryReport { gate.report }

    /// What was observed of one payment.
    package func report(of id: RunID) -> DeliveryReport {
      gate.report(of: id)
    }

    private func start(
      _ params: PaymentParams,
      as flow: FlowKind,
      onResult: @escaping @Sendable (PaymentResult) -> Void
    ) -> RunID {
      let isOpen = isInitialized.load(ordering: .sequentiallyConsistent)
      return gate.start(
        params.request(for: flow, isInitialized: isOpen),
        errorReason: devMode ? params.errorReason : nil
      ) {
        onResult(PaymentResult($0))
      }
    }
  }
}
