/// The ways to pay one payment.
package enum FlowKind: String, CaseIterable, Hashable, Sendable {
  /// A card form inside the app: SEB `startCardPayment`, Comgate `processPayment`.
  case card
  /// The platform's checkout page: SEB `startPayment`.
  case hosted
  /// A wallet's sheet: Comgate `processApplePayPayment`.
  case wallet
}
