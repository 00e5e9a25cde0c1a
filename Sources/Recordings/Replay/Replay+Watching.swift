internal import SimulatorUI

extension VirtualRun {
  /// Lets time pass, and tells each moment at which something may have changed.
  mutating func pass(
    _ duration: Duration,
    watch: (ReplayMoment) -> Void
  ) throws(ReplayProblem) {
    var left = duration
    while left > .zero, !hasLeft {
      let step = min(left, nextDeadline ?? left)
      try pass(step)
      left -= step
      if !hasLeft { watch(ReplayMoment(cause: .time(step, of: duration), frame: frame())) }
    }
  }

  /// Types a text piece by piece, so that each key is seen.
  mutating func type(_ text: String, watch: (ReplayMoment) -> Void) {
    for scalar in text.unicodeScalars where !hasLeft {
      type(String(Character(scalar)))
      if !hasLeft { watch(ReplayMoment(cause: .key, frame: frame())) }
    }
  }

  /// Lets time pass until the run waits for a person.
  mutating func passUntilPersonIsNeeded(watch: (ReplayMoment) -> Void) throws(ReplayProblem) {
    for _ in 0..<10_000 where !hasLeft {
      guard !isWaitingForPerson, let step = nextDeadline else { break }
      try pass(step, watch: watch)
    }
    try passUntilPersonIsNeeded()
  }
}
