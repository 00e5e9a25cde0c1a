/// Something worth saying about a field that is no problem.
package enum FieldNotice: Hashable, Sendable {
  /// Characters that the field does not take were left out; how many.
  case dropped(Int)
  /// The number fails the Luhn check, which its scheme permits.
  case luhnNotRequired
}
