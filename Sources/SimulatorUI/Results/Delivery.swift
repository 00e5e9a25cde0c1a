package import PaymentContracts
package import PaymentCore

/// The one result of a run, as the SDK delivered it, and the facts behind it.
package struct Delivery: Hashable, Sendable {
  /// The neutral facts.
  package let result: PaymentCore.PaymentResult
  /// What the SDK called back with.
  package let delivered: Delivered
  /// Whether the SDK kept its promises.
  package internal(set) var referee: Referee

  /// The answer in an SDK's words: delivered by the one that ran, translated for the other.
  package func answer(of contract: Contract) -> Delivered {
    delivered.contract == contract ? delivered : Delivered(result, for: contract)
  }
}
