import Recordings
import SimulatorUI

extension LiveRun {
  /// What is recorded of a run, and how it began.
  struct Recording {
    /// The options that shaped the run.
    let options: RunOptions
    /// The screen's extent at the start.
    let size: Size
    /// The start, in seconds since 1970.
    let startedAt = Platform.secondsSince1970
    /// What was pressed, without what is secret.
    var recorder: Recorder
    /// The simulator as the run left it.
    var last: Simulator?

    init(options: RunOptions, size: Size, keepsName: Bool) {
      (self.options, self.size) = (options, size)
      recorder = Recorder(options: options, size: size, keepsName: keepsName)
    }

    /// Notes how the program ends.
    mutating func finish(status: Int) {
      if let last { recorder.finish(status: status, in: last) }
    }
  }
}
