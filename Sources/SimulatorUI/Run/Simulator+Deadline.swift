internal import PaymentCore

extension Simulator {
  /// The time between two looks of the progress mark.
  static let motionStep = Duration.milliseconds(500)

  /// The time until something happens or moves by itself; nil if a person must act first.
  var deadline: Duration? {
    guard let flow = phase.flow else { return nil }
    let moving: Duration? =
      switch flow.state {
      case .challenge(let challenge): challenge.nextShownChange
      case .processing(let exchange):
        if case .answer(_, let challenge) = exchange.kind {
          challenge.nextShownChange
        } else {
          options.hasMotion ? Simulator.motionStep - flow.timeInMotionStep : nil
        }
      case .cardForm, .checkoutPage, .walletSheet, .finished: nil
      }
    return [flow.deadline, moving].compactMap { $0 }.min()
  }
}

extension PaymentFlow {
  /// The time since processing began.
  var timeProcessing: Duration {
    let interactive: Set<StateName> = [.cardForm, .checkoutPage, .walletSheet, .challenge]
    let before = trail.lastIndex { interactive.contains($0.state) }
    let first = before.map { $0 + 1 } ?? 0
    return trail.indices.contains(first) ? elapsed - trail[first].time : .zero
  }

  var timeInMotionStep: Duration {
    timeProcessing - Simulator.motionStep * motionSteps
  }

  /// How many looks of the progress mark have passed.
  var motionSteps: Int {
    let milliseconds =
      timeProcessing.components.seconds * 1000
      + timeProcessing.components.attoseconds / 1_000_000_000_000_000
    return Int(milliseconds / 500)
  }
}
