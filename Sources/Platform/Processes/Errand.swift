/// An outside program that is asked one thing: what it is told, and what it may cost.
package struct Errand: Hashable, Sendable {
  /// How an errand came to its end.
  package enum End: Hashable, Sendable {
    /// The program ended by itself; the status of a signal is 128 and its number.
    case ended(status: Int32, output: [UInt8])
    /// There is no such program.
    case missing
    /// The system could not start it.
    case notStarted
    /// It did not end in time.
    case silent
    /// It wrote more than anybody wants to read.
    case tooMuch
    /// The run ended first.
    case interrupted
  }

  /// The most that is written to the program: what every pipe takes at once.
  package static let mostInput = 4096
  /// The most that is read from it.
  package static let mostOutput = 65_536

  /// The program, looked for along PATH if it has no slash.
  package var program: String
  /// Its arguments, the first of them its own name; never a secret, as other users can read them.
  package var arguments: [String]
  /// What it reads.
  package var input: [UInt8]
  /// The time it has.
  package var timeLimit: Duration

  /// Makes an errand.
  package init(program: String, arguments: [String], input: [UInt8], timeLimit: Duration) {
    self.program = program
    self.arguments = arguments
    self.input = input
    self.timeLimit = timeLimit
  }
}
