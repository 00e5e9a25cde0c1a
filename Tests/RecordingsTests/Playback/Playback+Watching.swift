import PaymentCore
import ProgramOptions
import SimulatorUI

@testable import Recordings

extension Playback {
  /// Plays until a person must act; gives the time that it took.
  mutating func playOn(_ look: (Playback) -> Void = { _ in }) -> Duration {
    var time = Duration.zero
    while let deadline {
      elapse(deadline)
      time += deadline
      look(self)
    }
    return time
  }

  /// The endings that the present item has come to.
  var endings: [String] { scene.run.shop.deliveries.map(\.result.ending.id) }

  /// The bottom row as text.
  func bottomRow(_ language: Language = .english) -> String {
    let frame = frame(phrases: Phrases.phrases(for: language).demo)
    return frame.text(ofRow: frame.size.rows - 1)
  }
}

extension PlaybackItem {
  /// A recording put together for a test.
  init(_ events: [CastEvent], size: Size? = CastHeader.usualSize) throws {
    let options = try RunSettings().runOptions(
      in: RunSettings.Surroundings(today: Replay.usualToday, seed: Replay.usualSeed)
    )
    self.init(
      captions: ["test"],
      options: options,
      size: size,
      beats: events.flatMap(PlaybackBeat.beats)
    )
  }
}
