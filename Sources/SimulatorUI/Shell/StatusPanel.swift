internal import PaymentContracts
internal import PaymentCore

/// The shop's status panel: always in the same place, empty until there is a result.
struct StatusPanel {
  /// Whose words the result is told in.
  let contract: Contract
  /// The result in these words; nil until there is one.
  let shown: Delivered?
  /// What is said while there is no result.
  let waiting: String
  /// The line that answers the last key.
  let notice: String?
  let texts: StatusPhrases

  func draw(_ frame: inout Frame, in area: Rectangle) {
    let hasBorder = area.size.rows >= 3
    if hasBorder {
      let border = shown?.style.style ?? .line
      frame.drawBox(
        area,
        title: "\(texts.title) · \(contract.name)",
        style: border,
        titleStyle: border == .line ? .quiet : border
      )
    }
    let inset = hasBorder ? 2 : 0
    let width = max(0, area.size.columns - 2 * inset)
    let lines = lines(width: width, rows: area.size.rows - inset)
    for (index, line) in lines.enumerated() {
      frame.write(
        line,
        at: Position(
          column: area.origin.column + inset,
          row: area.origin.row + inset / 2 + index
        ),
        width: width
      )
    }
  }

  /// The lines that the panel would like to have.
  func lineCount(on size: Size) -> Int {
    guard shown != nil else { return 2 }
    return paragraphs(width: Layout(size: size).panel.size.columns - 4).joined().count
  }

  /// The lines that fit; each paragraph leaves a line to each one behind it.
  private func lines(width: Int, rows: Int) -> [[Span]] {
    let paragraphs = paragraphs(width: width)
    var lines: [[Span]] = []
    for (index, paragraph) in paragraphs.enumerated() where lines.count < rows {
      let room = max(1, rows - lines.count - (paragraphs.count - 1 - index))
      lines += paragraph.prefix(room)
      // The rest goes behind the last line, so that the mark of a cut is seen.
      for line in paragraph.dropFirst(room) { lines[lines.count - 1] += [Span(" ")] + line }
    }
    return lines
  }

  private func paragraphs(width: Int) -> [[[Span]]] {
    guard let shown else {
      return [wrapped(notice ?? waiting, width, notice == nil ? .quiet : .warning)]
    }
    let word = "\(shown.style.sign) \(texts.word(shown))"
    let indent = TextWidth.columns(of: word) + 2
    let message = DisplayText.safe(texts.message(shown))
    let first = wrapped(message, width - indent, .plain).enumerated().map { index, line in
      (index == 0
        ? [Span(word, shown.style.style), Span("  ")]
        : [Span(String(repeating: " ", count: indent))]) + line
    }
    return [first, wrapped(texts.sentence(shown), width, .plain)]
  }

  private func wrapped(_ text: String, _ width: Int, _ style: Style) -> [[Span]] {
    DisplayText.wrapped(text, to: max(1, width)).map { [Span($0, style)] }
  }
}
