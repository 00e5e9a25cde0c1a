/// What the status lookup after a checkout page is answered.
package enum LookupBehaviour: Hashable, Sendable {
  /// What follows from what the shopper did on the page.
  case byPage
  /// This answer, whatever the shopper did; the order number is the payment's if it has one.
  case answers(status: PaymentStatus?, failure: String?)
  /// There is no lookup, as with SEB's `apiBaseURL` nil and no resolver.
  case notConfigured
}
