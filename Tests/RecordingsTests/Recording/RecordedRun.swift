import PaymentCore
import ProgramOptions
import SimulatorUI

@testable import Recordings

/// A run without a terminal that is recorded as a live one is.
struct RecordedRun {
  private(set) var shop: Shop
  private var recorder: Recorder
  private let options: RunOptions
  private let size: Size

  init(
    _ settings: RunSettings = RunSettings(),
    size: Size = Size(columns: 80, rows: 24),
    keepsName: Bool = false
  ) throws {
    options = try settings.runOptions(
      in: RunSettings.Surroundings(today: Replay.usualToday, seed: 1)
    )
    self.size = size
    shop = Shop(options: options, size: size)
    shop.isRecording = true
    recorder = Recorder(options: options, size: size, keepsName: keepsName)
    draw()
  }

  /// Presses a key, and says that it was drawn.
  mutating func press(_ key: Key) {
    guard !shop.hasLeft else { return }
    let before = shop.simulator
    shop.handle(.key(key))
    recorder.press(key, before: before, after: shop.simulator)
    _ = shop.takeHostRequest()
    draw()
  }

  /// Types a text, a tab as Tab and a line end as Enter, each key a moment after the one before.
  mutating func type(_ text: String) {
    for scalar in text.unicodeScalars {
      pass(.milliseconds(120))
      switch scalar {
      case "\t": press(.tab)
      case "\r": press(.enter)
      case "\u{8}": press(.backspace)
      default: press(.typed(scalar))
      }
    }
  }

  /// Lets time pass, deadline by deadline.
  mutating func pass(_ duration: Duration) {
    recorder.pass(duration)
    var left = duration
    while left > .zero, !shop.hasLeft {
      let step = min(left, shop.deadline ?? left)
      shop.handle(.elapsed(step))
      draw()
      left -= step
    }
  }

  mutating func resize(to size: Size) {
    guard !shop.hasLeft else { return }
    recorder.resize(to: size, in: shop.simulator)
    shop.handle(.resized(size))
    draw()
  }

  /// Ends the run with a signal if it has not ended, and gives the recording's text.
  mutating func finish() -> String {
    let isOver = shop.hasLeft
    if !isOver {
      shop.handle(.stopped)
      draw()
    }
    let status = shop.deliveries.last?.delivered.outcomeClass.exitStatus ?? 70
    recorder.finish(status: isOver ? status : 143, in: shop.simulator)
    return recorder.text(
      header: CastHeader(
        size: size,
        command: RunSettings().recordedCommand(options, scenarioFile: nil)
      )
    )
  }

  /// The results so far, one line each.
  var results: [String] { shop.deliveries.map { ResultJSON($0).text } }

  private mutating func draw() {
    while shop.frameDrawn() {}
  }
}

/// What a replay of a recording brings.
struct Replayed {
  let end: ReplayEnd
  let screens: [String]

  init(_ text: String) throws(ReplayError) {
    var screens: [String] = []
    end = try Replay(bytes: Array(text.utf8), file: "recorded/keys.cast")
      .finish { _, frame throws(ReplayError) in screens.append(ScreenText(frame).text) }
    self.screens = screens
  }
}

/// The recorded keys, without times and remarks.
func inputs(of text: String) throws -> [String] {
  var reader = try CastReader(bytes: Array(text.utf8), file: "recorded")
  var inputs: [String] = []
  while let event = try reader.next() {
    if case .input(let text) = event.kind { inputs.append(text) }
  }
  return inputs
}
