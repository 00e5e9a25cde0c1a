import PaymentContracts
import Platform

/// The errands of a run, which end with it.
///
/// A class, since the threads that wait for the programs and the run share one state.
final class Errands: Sendable {
  private struct State: Sendable {
    var haveEnded = false
    var running = 0
  }

  private let state = Locked(State())

  /// Sends a program off.
  ///
  /// - Parameters:
  ///   - errand: What it is asked.
  ///   - done: Takes how it ended; called exactly once, on another thread if it was started.
  func send(_ errand: Errand, done: @escaping @Sendable (Errand.End) -> Void) {
    let isAllowed = state.withLock { state in
      if !state.haveEnded { state.running += 1 }
      return !state.haveEnded
    }
    guard isAllowed else { return done(.interrupted) }
    let isStarted = BackgroundThread.start { [self] in
      done(errand.run { haveEnded })
      state.withLock { $0.running -= 1 }
    }
    if !isStarted {
      state.withLock { $0.running -= 1 }
      done(.notStarted)
    }
  }

  /// Ends whatever still runs; afterwards no errand is started any more.
  ///
  /// Comes back when nothing is left, or after two seconds.
  func end() {
    state.withLock { $0.haveEnded = true }
    for _ in 0..<400 where state.withLock({ $0.running > 0 }) {
      OperatingSystem.sleep(milliseconds: 5)
    }
  }

  private var haveEnded: Bool { state.withLock { $0.haveEnded } }
}
