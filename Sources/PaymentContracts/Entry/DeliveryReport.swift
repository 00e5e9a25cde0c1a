/// What was observed of an SDK's promise to call back exactly once.
public struct DeliveryReport: Hashable, Sendable {
  /// How many callbacks were called; during a callback it is already counted.
  public let delivered: Int
  /// How many results and lookup answers came too late and were dropped.
  public let suppressed: Int
  /// Whether the lock is free to start another payment, as far as the payment in question goes.
  public let isFree: Bool
}
