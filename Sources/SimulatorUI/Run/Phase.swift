internal import PaymentCore

/// Where the program stands: in the shop or in an SDK.
///
/// Indirect, because a run is large and the phase is looked at many times for each key.
indirect enum Phase: Hashable, Sendable {
  /// The shop has called an SDK, which shows nothing yet.
  case starting
  /// The SDK's screens are up.
  case paying(PaymentFlow)
  /// The SDK's screens have left; its result is not here yet.
  case leaving(PaymentFlow)
  /// The shop shows the result.
  case showing(PaymentFlow, Delivery)
  /// The person has left.
  case left

  var flow: PaymentFlow? {
    switch self {
    case .starting, .left: nil
    case .paying(let flow), .leaving(let flow), .showing(let flow, _): flow
    }
  }
}
