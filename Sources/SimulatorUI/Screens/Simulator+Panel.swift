internal import PaymentContracts
internal import PaymentCore

extension Simulator {
  /// The status panel: always in the same place, empty until there is a result.
  func drawPanel(_ frame: inout Frame, _ layout: Layout) {
    let area = layout.panel
    let hasBorder = area.size.rows >= 3
    if hasBorder {
      let border = panelBorder
      frame.drawBox(
        area,
        title: "\(phrases.status.title) · \(viewedContract.name)",
        style: border,
        titleStyle: border == .line ? .quiet : border
      )
    }
    let inset = hasBorder ? 2 : 0
    let width = max(0, area.size.columns - 2 * inset)
    let lines = panelLines(width: width, rows: area.size.rows - inset)
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
  var panelLineCount: Int {
    guard case .showing = phase else { return 2 }
    return panelParagraphs(width: Layout(size: size).panel.size.columns - 4).joined().count
  }

  private var panelBorder: Style {
    guard case .showing(_, let delivery) = phase else { return .line }
    return delivery.answer(of: viewedContract).style.style
  }

  /// The lines that fit; each paragraph leaves a line to each one behind it.
  private func panelLines(width: Int, rows: Int) -> [[Span]] {
    let paragraphs = panelParagraphs(width: width)
    var lines: [[Span]] = []
    for (index, paragraph) in paragraphs.enumerated() where lines.count < rows {
      let room = max(1, rows - lines.count - (paragraphs.count - 1 - index))
      lines += paragraph.prefix(room)
      // The rest goes behind the last line, so that the mark of a cut is seen.
      for line in paragraph.dropFirst(room) { lines[lines.count - 1] += [Span(" ")] + line }
    }
    return lines
  }

  private func panelParagraphs(width: Int) -> [[[Span]]] {
    guard case .showing(_, let delivery) = phase else {
      let notice = noticeTextOutsideBody
      let style: Style = notice == nil ? .quiet : .warning
      return [wrapped(notice ?? quietText, width, style)]
    }
    let shown = delivery.answer(of: viewedContract)
    let word = "\(shown.style.sign) \(phrases.status.word(shown))"
    let indent = TextWidth.columns(of: word) + 2
    let message = DisplayText.safe(phrases.status.message(shown))
    let first = wrapped(message, width - indent, .plain).enumerated().map { index, line in
      (index == 0
        ? [Span(word, shown.style.style), Span("  ")]
        : [Span(String(repeating: " ", count: indent))]) + line
    }
    return [first, wrapped(phrases.status.sentence(shown), width, .plain)]
  }

  private func wrapped(_ text: String, _ width: Int, _ style: Style) -> [[Span]] {
    DisplayText.wrapped(text, to: max(1, width)).map { [Span($0, style)] }
  }

  /// What is true while there is no result.
  private var quietText: String {
    guard case .paying(let flow) = phase, !flow.isBeforeSending else {
      return phrases.status.waiting
    }
    return phrases.processing.title
  }

  /// The notice, where the body does not show it itself.
  private var noticeTextOutsideBody: String? {
    if case .paying(let flow) = phase, case .processing(let exchange) = flow.state {
      if case .answer = exchange.kind { return noticeText }
      return nil
    }
    return noticeText
  }
}
