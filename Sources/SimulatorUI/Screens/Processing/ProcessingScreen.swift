internal import PaymentCore

/// The screen while an answer is awaited.
struct ProcessingScreen {
  /// What is awaited.
  let kind: Exchange.Kind
  /// How many looks of the progress mark have passed; nil if it stands still.
  let motionSteps: Int?
  /// The line that answers the last key.
  let notice: String?
  let texts: ProcessingPhrases

  func draw(_ frame: inout Frame, in area: Rectangle) {
    frame.draw(rows(width: area.size.columns), in: area)
  }

  private func rows(width: Int) -> [BodyRow] {
    var rows = [
      BodyRow(.part, [Span(texts.title, .strong)]), .air,
      BodyRow(.focus, [Span(progressMark, .processing), Span("  \(texts.text(kind))")]),
      .air,
    ]
    if let notice {
      rows += DisplayText.wrapped(notice, to: width).map {
        BodyRow(.focus, [Span($0, .warning)])
      }
    } else {
      rows.append(BodyRow(.help, [Span(texts.wait, .quiet)]))
    }
    return rows
  }

  /// A dot that wanders along a short line, one step each half second.
  private var progressMark: String {
    let cells = 6
    let place = (motionSteps ?? 0) % (2 * cells - 2)
    let index = place < cells ? place : 2 * cells - 2 - place
    return String((0..<cells).map { $0 == index ? "●" : "·" })
  }
}
