internal import SimulatorUI

/// One thing that a playback does, or a time in which it does nothing.
enum PlaybackBeat: Hashable, Sendable {
  /// Time of the run passes.
  case wait(Duration)
  /// The run stands still for those who watch.
  case hold(Duration)
  /// One keystroke, or one paste.
  case type(String)
  /// The recorded screen has another size.
  case resize(Size)
  /// A named checkpoint is reached.
  case checkpoint(String)
  /// Time of the run passes until it waits for a person.
  case settle
}

extension PlaybackBeat {
  /// The time from one key to the next: about twelve a second, as people type.
  static let keyPause = Duration.milliseconds(83)
  /// How long a checkpoint stands, so that its name can be read.
  static let checkpointPause = Duration.milliseconds(1_500)

  /// The keystrokes of a text, at human speed.
  static func typing(_ text: String, after interval: Duration = .zero) -> [PlaybackBeat] {
    var beats = [PlaybackBeat.wait(interval)]
    for (index, stroke) in keystrokes(in: text).enumerated() {
      let pause = index == 0 ? keyPause - interval : keyPause
      if pause > .zero { beats.append(.hold(pause)) }
      beats.append(.type(stroke))
    }
    return beats
  }

  /// What a recorded event is in a playback.
  static func beats(for event: CastEvent) -> [PlaybackBeat] {
    switch event.kind {
    case .input(let text): typing(text, after: event.interval)
    case .resize(let size): [.wait(event.interval), .resize(size)]
    case .marker(let name): [.wait(event.interval), .checkpoint(name), .hold(checkpointPause)]
    case .exit, .output, .unknown: [.wait(event.interval)]
    }
  }

  /// The text cut after each complete key.
  private static func keystrokes(in text: String) -> [String] {
    var decoder = KeyDecoder()
    var strokes: [String] = []
    var stroke = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      stroke.append(scalar)
      if !decoder.receive(String(scalar).utf8).isEmpty, decoder.deadline == nil {
        strokes.append(String(stroke))
        stroke.removeAll()
      }
    }
    if !stroke.isEmpty { strokes.append(String(stroke)) }
    return strokes
  }
}
