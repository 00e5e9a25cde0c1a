/// What the checkout page does.
package enum PageBehaviour: String, CaseIterable, Hashable, Sendable {
  /// It loads and leads to the return URL.
  case loads
  /// On its way back it passes an unrelated address, which must not end the payment.
  case passesUnrelatedAddress = "passes-unrelated-address"
}
