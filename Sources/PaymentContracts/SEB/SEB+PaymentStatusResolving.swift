extension SEB {
  /// An app's own status lookup, instead of the SDK's.
  package protocol PaymentStatusResolving: Sendable {
    /// Looks up the status of a payment.
    ///
    /// - Parameters:
    ///   - paymentId: The platform's id.
    ///   - verificationKey: What authorises the lookup; never to be logged or stored.
    ///   - completion: Takes the platform's raw status, the order number, or an error; to be
    ///     called exactly once, on any thread. Neither status nor error leaves the payment
    ///     unresolved.
    func resolveStatus(
      paymentId: String,
      verificationKey: String,
      completion: @escaping @Sendable (String?, String?, (any Error)?) -> Void
    )
  }
}
