internal import PaymentContracts
internal import PaymentCore

/// What an SDK asks of the shop's main thread.
enum ShopItem: Sendable {
  /// Show a payment.
  case present(Presentation)
  /// Call a closure of the SDK's.
  case call(@Sendable () -> Void)
  /// A callback was called, by the run with this number.
  case delivered(Delivered, run: Int)
  /// A status resolver answered the call with this number.
  case lookedUp(LookupAnswer, run: Int)
}
