package import SimulatorUI

/// The run that a recording's header describes.
package struct RecordedRun: Sendable {
  /// What shapes the run.
  package let options: RunOptions
  /// How the screens look.
  package let theme: Theme
  /// The words of the recorded command that are not taken, each with the reason.
  package let ignored: [String]

  /// Makes a run.
  package init(options: RunOptions, theme: Theme, ignored: [String]) {
    self.options = options
    self.theme = theme
    self.ignored = ignored
  }
}

/// Reads what a header says; who knows the program's options hands it in.
package struct RunReader: Sendable {
  let run: @Sendable (CastHeader, _ file: String) throws(ReplayError) -> RecordedRun

  /// Takes what reads a header.
  ///
  /// - Parameter run: Reads the header of the recording in a file; it throws `ReplayError` when an
  ///   option cannot be used.
  package init(
    _ run: @escaping @Sendable (CastHeader, _ file: String) throws(ReplayError) -> RecordedRun
  ) {
    self.run = run
  }
}
