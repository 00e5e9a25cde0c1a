internal import SimulatorUI

/// A replay as an asciicast that can be watched.
///
/// Version 2, which every recorder and player reads. The number on the screen is shown as it is:
/// recordings have stand-ins for what must not be seen.
struct CastExport {
  private var pace = HumanPace()
  private var writer: AnsiWriter
  private var shown: Frame?
  private var size = Size(columns: 0, rows: 0)
  private var events: [CastEvent] = []
  private var written = Duration.zero

  init(theme: Theme) {
    writer = AnsiWriter(theme: theme)
  }

  /// Takes the next moment of the replay.
  mutating func add(_ moment: ReplayMoment) {
    let frame = moment.frame
    pace.reach(moment.cause, showsChange: frame != shown)
    if let shown, shown.size != frame.size { add(.resize(frame.size)) }
    size = Size(
      columns: max(size.columns, frame.size.columns),
      rows: max(size.rows, frame.size.rows)
    )
    let text = writer.text(for: frame)
    shown = frame
    if !text.isEmpty { add(.output(text)) }
    if case .checkpoint(let name) = moment.cause { add(.marker(name)) }
  }

  /// The whole file.
  consuming func text(title: String) -> String {
    add(.output(writer.end()), after: HumanPace.lastLook)
    // Players of this version do not all follow a screen that grows.
    var lines = CastWriter(header: CastHeader(version: .v2, size: size, title: title))
    return events.reduce(into: lines.headerLine) { $0 += lines.line(for: $1) }
  }

  private mutating func add(_ kind: CastEvent.Kind, after pause: Duration = .zero) {
    let time = pace.time + pause
    events.append(CastEvent(after: time - written, kind))
    written = time
  }
}
