internal import PaymentCore

/// Something that the shop or the host is to do for the simulator.
enum Command: Hashable, Sendable {
  /// Call an SDK.
  case start
  /// End the call that is on the screen, then call the other SDK or entry point.
  case restart(keeping: PaymentFlow?)
  /// Start a second payment while the first is on the screen.
  case startSecond
}
