package import PaymentCore

/// One payment that an SDK hands to its host to be shown.
package struct Presentation: Sendable {
  /// Which of the SDK's payments it is.
  package let id: RunID
  /// What is to be paid; a request with a defect comes here too and ends at once.
  package let request: PaymentRequest
  /// How the status is looked up after a checkout page.
  package let lookup: StatusLookup
  /// The error reason that dev mode asks the platform for; nil without one.
  package let errorReason: Comgate.ErrorReason?
  /// Ends the payment; to be called on any thread, once the SDK's screens have left.
  ///
  /// Every call after the first is counted as suppressed.
  package let finish: @Sendable (PaymentCore.PaymentResult) -> Void
}
