package import SimulatorUI

/// What a wait on the terminal ended with.
package enum Arrival: Hashable, Sendable {
  /// Everything that was typed since the last wait.
  case bytes([UInt8])
  /// The screen has another size; draw again.
  case resized(Size)
  /// A signal asked the program to stop.
  case signal(Int32)
  /// The program was stopped and goes on; the size may be another, draw again.
  case continued
  /// Nothing more can be typed: the terminal is gone. Said once.
  case inputEnded
  /// Another thread called `Terminal.wake()`.
  case woken
  /// The time has passed.
  case elapsed
}
