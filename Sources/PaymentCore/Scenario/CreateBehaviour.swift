/// What creating the payment is answered.
package enum CreateBehaviour: Hashable, Sendable {
  /// The payment is created.
  case created
  /// The payment is not created.
  case refused
}
