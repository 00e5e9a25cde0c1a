/// How a program ended and what it left behind.
struct Ending {
  /// How the process ended.
  enum Status: Hashable {
    case exited(CInt)
    case killed(by: CInt)
  }

  let status: Status
  /// Everything on standard output.
  let output: String
  /// Everything on standard error.
  let errors: String
  /// The terminal after the end.
  let screen: EmulatedScreen
  /// What of the terminal is not as it was; empty after a clean end.
  let disorder: [String]
  /// Everything the terminal received.
  let received: [UInt8]
}
