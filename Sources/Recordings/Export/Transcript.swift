internal import SimulatorUI

/// A replay as plain text: its checkpoints' screens, the last screen, and the results.
struct Transcript {
  private var parts: [String]
  private var last: Frame?

  init(title: String) {
    parts = [title]
  }

  /// Takes the next moment of the replay.
  mutating func add(_ moment: ReplayMoment) {
    if case .checkpoint(let name) = moment.cause { add(moment.frame, "Checkpoint \(name)") }
    last = moment.frame
  }

  /// The whole text.
  consuming func text(_ end: ReplayEnd) -> String {
    if let last { add(last, "Last screen") }
    parts.append((["Result, exit status \(end.status)"] + end.resultLines).joined(separator: "\n"))
    return parts.joined(separator: "\n\n") + "\n"
  }

  private mutating func add(_ frame: Frame, _ title: String) {
    var rows = ScreenText(frame).rows
    while rows.last == "" { rows.removeLast() }
    let line = String(repeating: "-", count: title.count)
    parts.append(([title, line] + rows).joined(separator: "\n"))
  }
}
