import CTerminal
import Platform
import SimulatorUI

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension Terminal {
  /// Waits for whatever comes first; nil waits without limit and wakes the processor for nothing.
  ///
  /// Signals go before bytes, which wait for the next call. The device is read here and not by
  /// ncurses: its wgetch paints, swallows the reason of a failure and answers a dead terminal at
  /// once for ever.
  package mutating func wait(upTo limit: Duration?) -> Arrival {
    let deadline = limit.map { OperatingSystem.now + $0 }
    while true {
      if let arrival = nextSignal() { return arrival }
      if input == .ended {
        input = .closed
        return .inputEnded
      }
      let rest = deadline.map { $0 - OperatingSystem.now }
      let watched = input == .open ? screen.device.descriptor : -1
      let ready = paysim_wait(watched, signals, microseconds(rest))
      if ready & CInt(paysim_signals_ready) != 0 {
        readSignals()
      } else if ready & CInt(paysim_terminal_ready) != 0 {
        if let bytes = screen.device.readPending() { return .bytes(bytes) }
        input = .ended
        // A terminal that goes away shows its end a moment before the hang-up signal arrives; the
        // signal is the better answer, and waiting for it makes the answer always the same.
        _ = paysim_wait(-1, signals, 100_000)
        readSignals()
      } else if let rest, rest <= .zero {
        return .elapsed
      }
    }
  }

  /// Makes `wait` return; safe from every thread.
  package static func wake() {
    paysim_signals_wake()
  }

  /// Takes the bytes of the signal pipe; a signal that came several times counts once.
  ///
  /// Of stop and continue only the later counts, as with the kernel: stopping for a signal that was
  /// taken back would be for ever.
  mutating func readSignals() {
    var buffer = [UInt8](repeating: 0, count: 64)
    while true {
      let count = read(signals, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      for number in buffer.prefix(count).map(CInt.init) {
        let opposite = number == SIGTSTP ? SIGCONT : number == SIGCONT ? SIGTSTP : number
        pendingSignals.removeAll { $0 == number || $0 == opposite }
        pendingSignals.append(number)
      }
    }
  }

  /// Forgets a stop and a continuation that were just lived through.
  mutating func forgetStop() {
    readSignals()
    pendingSignals.removeAll { $0 == SIGTSTP || $0 == SIGCONT }
  }

  private mutating func nextSignal() -> Arrival? {
    while !pendingSignals.isEmpty {
      let number = pendingSignals.removeFirst()
      switch number {
      case 0:
        return .woken
      case SIGWINCH:
        if fitToDevice() { return .resized(size) }
      case SIGTSTP:
        stop(wholeGroup: false)
        return .continued
      case SIGCONT:
        resume()
        return .continued
      default:
        return .signal(number)
      }
    }
    return nil
  }
}

/// Rounded up, so that a wait never ends before its deadline and then has to be repeated; negative
/// without a limit.
private func microseconds(_ limit: Duration?) -> Int64 {
  guard let limit else { return -1 }
  let (seconds, attoseconds) = limit.components
  guard seconds >= 0, attoseconds >= 0 else { return 0 }
  let rest = (attoseconds + 999_999_999_999) / 1_000_000_000_000
  return min(seconds, 1_000_000_000) * 1_000_000 + rest
}
