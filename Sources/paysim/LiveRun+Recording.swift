import Platform
import Recordings
import SimulatorUI
import Terminals

extension LiveRun {
  /// Whether and how the keys are recorded.
  enum RecordingMode: Hashable {
    /// They are not.
    case none
    /// They are; names are replaced.
    case withoutNames
    /// They are, and names stay.
    case withNames
  }

  /// What is recorded of a run, and how it began.
  struct Recording {
    /// The options that shaped the run.
    let options: RunOptions
    /// The screen's extent at the start.
    let size: Size
    /// The start, in seconds since 1970.
    let startedAt = OperatingSystem.secondsSince1970
    /// What was pressed, without what is secret.
    private(set) var recorder: Recorder
    /// The simulator as the run left it.
    var last: Simulator?

    /// Starts a recording; nil if there is to be none.
    init?(_ mode: RecordingMode, of options: RunOptions, size: Size) {
      guard mode != .none else { return nil }
      (self.options, self.size) = (options, size)
      recorder = Recorder(options: options, size: size, keepsName: mode == .withNames)
    }

    mutating func pass(_ duration: Duration) {
      recorder.pass(duration)
    }

    mutating func press(_ key: Key, before: Simulator, after: Simulator) {
      recorder.press(key, before: before, after: after)
    }

    /// Notes how the program ends.
    mutating func finish(status: ExitStatus) {
      if let last { recorder.finish(status: Int(status.code), in: last) }
    }

    fileprivate mutating func resize(to size: Size, in simulator: Simulator) {
      if size != simulator.size { recorder.resize(to: size, in: simulator) }
    }
  }

  /// The time; in whole milliseconds while recording, as recordings have it, so that in a replay
  /// every key is on the same side of every deadline.
  var time: Duration {
    guard recording != .none else { return OperatingSystem.now }
    let (seconds, attoseconds) = OperatingSystem.now.components
    return .seconds(seconds) + .milliseconds(attoseconds / 1_000_000_000_000_000)
  }

  func resize(to size: Size, _ shop: inout Shop, _ recording: inout Recording?) {
    recording?.resize(to: size, in: shop.simulator)
    shop.handle(.resized(size))
  }
}
