/// What an SDK's answer rests on.
package enum Basis: String, CaseIterable, Hashable, Sendable {
  /// The SDK's documents say so.
  case stated
  /// A reading of the SDK's documents, which do not say so.
  case inferred
  /// The SDK has no such flow; the answer is a translation.
  case none
}
