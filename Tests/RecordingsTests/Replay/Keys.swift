import PaymentCore
import ProgramOptions
import SimulatorUI

@testable import Recordings

/// A recording put together for a test.
struct Keys {
  /// A card that is paid without a challenge, typed and submitted.
  static let paid = "4242424242424242\t1230\t123\tJane Doe\r"
  /// A card that is declined.
  static let declined = "4000000000009995\t1230\t123\tJane Doe\r"
  /// A card for which the bank asks for a code.
  static let challenged = "4000000000003220\t1230\t123\tJane Doe\r"

  var header = CastHeader(command: "paysim")
  var events: [CastEvent] = []

  init(_ command: String = "paysim", _ events: [CastEvent] = []) {
    header.command = command
    self.events = events
  }

  /// The recording as its file holds it.
  var text: String {
    var writer = CastWriter(header: header)
    var text = writer.headerLine
    for event in events { text += writer.line(for: event) }
    return text
  }

  /// What a replay brings.
  struct Seen: Equatable {
    var end: ReplayEnd
    var screens: [String: ScreenText] = [:]

    var endings: [String] { end.deliveries.map(\.result.ending.id) }
  }

  func replay(_ settings: RunSettings = RunSettings()) throws(ReplayError) -> Seen {
    var screens: [String: ScreenText] = [:]
    let end = try Replay(bytes: Array(text.utf8), file: "test/keys.cast", settings: settings)
      .finish { name, frame throws(ReplayError) in screens[name] = ScreenText(frame) }
    return Seen(end: end, screens: screens)
  }
}

extension CastEvent {
  static func keys(after interval: Duration = .zero, _ text: String) -> CastEvent {
    CastEvent(after: interval, .input(text))
  }

  static func checkpoint(after interval: Duration = .zero, _ name: String) -> CastEvent {
    CastEvent(after: interval, .marker(name))
  }

  static func exit(_ status: Int) -> CastEvent { CastEvent(after: .zero, .exit(status)) }
}
