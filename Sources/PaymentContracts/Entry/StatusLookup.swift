package import PaymentCore

/// How an SDK finds out the status of a payment after a checkout page.
package enum StatusLookup: Sendable {
  /// Receives what a lookup brought back.
  package typealias Answer = @Sendable (LookupAnswer) -> Void

  /// Not at all; the card flow never looks up.
  case notConfigured
  /// With a GET to the host that serves the platform's path under this address.
  case platform(baseURL: String)
  /// With the app's own resolver, to be asked once.
  ///
  /// The answer comes through `deliverOnMain`. A second answer, or one that comes after the end of
  /// the payment, is counted as suppressed.
  case resolver(@Sendable (@escaping Answer) -> Void)
}
