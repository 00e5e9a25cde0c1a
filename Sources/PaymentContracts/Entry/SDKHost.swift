/// What an SDK gets from the app it lives in: a place for its screens, and the main thread.
package struct SDKHost: Sendable {
  /// Shows a payment's screens; called on the thread that started the payment.
  package let present: @Sendable (Presentation) -> Void
  /// Runs a closure on the main thread, after what was handed in before.
  package let deliverOnMain: @Sendable (@escaping @Sendable () -> Void) -> Void

  /// Makes a host.
  package init(
    present: @escaping @Sendable (Presentation) -> Void,
    deliverOnMain: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void
  ) {
    self.present = present
    self.deliverOnMain = deliverOnMain
  }
}
