#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

extension Errand {
  /// How often is looked whether the run has ended, in milliseconds.
  private static let tick: Int32 = 20

  /// Runs the program, and leaves nothing of it behind.
  ///
  /// - Parameter isInterrupted: Says whether the run has ended.
  /// - Returns: How it ended.
  package func run(isInterrupted: () -> Bool) -> End {
    guard input.count <= Self.mostInput, var question = Pipe(), var answer = Pipe() else {
      return .notStarted
    }
    // Written before anybody reads: it fits, and so there is no broken pipe to be told of.
    guard question.write(input) else { return .notStarted }
    question.closeWriting()
    let child: ChildProcess
    switch ChildProcess.start(self, reading: question.reading, writing: answer.writing) {
    case .started(let process): child = process
    case .missing: return .missing
    case .failed: return .notStarted
    }
    question.closeReading()
    answer.closeWriting()
    let start = ContinuousClock.now
    var output: [UInt8] = []
    while true {
      if let status = child.statusIfEnded() {
        while output.count <= Self.mostOutput, answer.read(into: &output, within: 0) {}
        child.endGroup()
        return output.count > Self.mostOutput ? .tooMuch : .ended(status: status, output: output)
      }
      let end: End? =
        if isInterrupted() {
          .interrupted
        } else if ContinuousClock.now - start >= timeLimit {
          .silent
        } else if output.count > Self.mostOutput {
          .tooMuch
        } else {
          nil
        }
      if let end {
        child.stop()
        return end
      }
      if !answer.read(into: &output, within: Self.tick) {
        _ = poll(nil, 0, answer.hasEnded ? 2 : 0)
      }
    }
  }
}
