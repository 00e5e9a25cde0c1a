/// What was observed of an SDK's promise to call back exactly once.
package struct DeliveryReport: Hashable, Sendable {
  /// How many callbacks were called; during a callback it is already counted.
  package let delivered: Int
  /// How many results and lookup answers came too late and were dropped.
  package let suppressed: Int
  /// Whether the lock is free to start another payment, as far as the payment in question goes.
  package let isFree: Bool
}
