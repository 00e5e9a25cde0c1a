import ProgramOptions

@testable import Recordings
@testable import paysim

// The program's own options read the headers in tests too.

extension Replay {
  init(path: String, settings: RunSettings = RunSettings()) throws(ReplayError) {
    try self.init(path: path, runReader: RunReader(settings: settings))
  }

  init(bytes: [UInt8], file: String, settings: RunSettings = RunSettings()) throws(ReplayError) {
    try self.init(bytes: bytes, file: file, runReader: RunReader(settings: settings))
  }
}

extension FixtureCheck {
  init(_ mode: Mode, settings: RunSettings = RunSettings()) {
    self.init(mode, runReader: RunReader(settings: settings))
  }
}

extension ReplayRunner {
  init(settings: RunSettings = RunSettings()) {
    self.init(RunReader(settings: settings))
  }
}

extension PlaybackItem {
  init(_ fixture: Fixture) throws(ReplayError) {
    try self.init(fixture, runReader: RunReader())
  }
}
