extension ProgramRun {
  /// Cancels the payment and leaves.
  mutating func cancel() throws {
    try type("\u{3}")
    try leave()
  }

  /// Leaves from a result.
  mutating func leave() throws {
    try wait(for: "Enter leave")
    try type("\r")
  }
}
