public import PaymentContracts
public import PaymentCore

/// The one result of a run, as the SDK delivered it, and the facts behind it.
public struct Delivery: Hashable, Sendable {
  /// The neutral facts.
  public let result: PaymentCore.PaymentResult
  /// What the SDK called back with.
  public let delivered: Delivered
  /// Whether the SDK kept its promises.
  public internal(set) var referee: Referee

  /// The answer in an SDK's words: delivered by the one that ran, translated for the other.
  public func answer(of contract: Contract) -> Delivered {
    delivered.contract == contract ? delivered : Delivered(result, for: contract)
  }
}
