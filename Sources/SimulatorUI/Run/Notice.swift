internal import PaymentContracts

/// A line that answers the last key, shown until the next one.
enum Notice: Hashable, Sendable {
  /// The payment is under way.
  case underWay
  /// The first Ctrl-C while processing.
  case interruptAgain
  /// A scenario was chosen.
  case scenarioChosen(String)
  /// A second payment ended at once.
  case secondPayment(Delivered)
  /// Only the view of the contract changed.
  case contractViewOnly
  /// The flow has only one SDK.
  case contractFixed
}
