import CTerminal
import Platform
import SimulatorUI

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// What a wait for a line ended with.
package enum PlainArrival: Hashable, Sendable {
  /// A line, without its end.
  case line(String)
  /// Ctrl-C.
  case interrupt
  /// A signal asked the program to stop.
  case signal(CInt)
  /// The program was stopped and goes on.
  case continued
  /// Nothing more can be typed.
  case inputEnded
  /// Another thread has something.
  case woken
  /// The time has passed.
  case elapsed
}

extension PlainConsole {
  /// Waits for whatever comes first; a line is taken only if one is asked for.
  ///
  /// The input of a pipe is there at once, and its end too: neither counts before it is asked for.
  package mutating func wait(forLine isAsking: Bool, upTo limit: Duration?) -> PlainArrival {
    let deadline = limit.map { OperatingSystem.now + $0 }
    while true {
      if let arrival = nextSignal() { return arrival }
      if isAsking {
        if let line = assembler.next() { return .line(line) }
        if input == .ended { return .inputEnded }
      }
      let rest = deadline.map { $0 - OperatingSystem.now }
      let watched = isAsking ? reader : -1
      let ready = paysim_wait(watched, signals, rest.map(\.wholeMicroseconds) ?? -1)
      if ready & CInt(paysim_signals_ready) != 0 {
        readSignals()
      } else if ready & CInt(paysim_terminal_ready) != 0 {
        readInput()
      } else if let rest, rest <= .zero {
        return .elapsed
      }
    }
  }

  private mutating func readInput() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(reader, &buffer, buffer.count)
    if count < 0, errno == EINTR { return }
    if count > 0 { return assembler.receive(buffer.prefix(count)) }
    assembler.finish()
    input = .ended
    // A terminal that goes away shows its end a moment before the hang-up signal arrives; the
    // signal is the better answer, and waiting for it makes the answer always the same.
    if isInteractive {
      _ = paysim_wait(-1, signals, 100_000)
      readSignals()
    }
  }

  private mutating func readSignals() {
    var buffer = [UInt8](repeating: 0, count: 64)
    while true {
      let count = read(signals, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      pendingSignals += buffer.prefix(count).map(CInt.init)
    }
  }

  private mutating func nextSignal() -> PlainArrival? {
    while !pendingSignals.isEmpty {
      let number = pendingSignals.removeFirst()
      switch number {
      case 0: return .woken
      case SIGINT: return .interrupt
      case SIGWINCH: break  // Lines have no width.
      case SIGTSTP:
        stop()
        return .continued
      case SIGCONT: return .continued
      default: return .signal(number)
      }
    }
    return nil
  }

  /// Stops as Ctrl-Z does, with the terminal in order meanwhile.
  private mutating func stop() {
    endPromptLine()
    restore(droppingInput: false)
    // The terminal has told the whole pipeline already.
    paysim_stop(0)
    readSignals()
    pendingSignals.removeAll { $0 == SIGTSTP || $0 == SIGCONT }
  }
}

extension Duration {
  /// Rounded up, so that a wait never ends before its deadline and then has to be repeated.
  fileprivate var wholeMicroseconds: Int64 {
    let (seconds, attoseconds) = components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    let rest = (attoseconds + 999_999_999_999) / 1_000_000_000_000
    return min(seconds, 1_000_000_000) * 1_000_000 + rest
  }
}
