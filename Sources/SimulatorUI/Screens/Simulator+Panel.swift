internal import PaymentContracts
internal import PaymentCore

extension Simulator {
  /// The status panel: always in the same place, empty until there is a result.
  func drawPanel(_ frame: inout Frame, _ layout: Layout) {
    let area = layout.panel
    guard case .showing(_, let delivery) = phase else {
      let text = noticeTextOutsideBody ?? quietText
      let style: Style = noticeTextOutsideBody == nil ? .quiet : .warning
      drawPanel(&frame, area, border: .line, [[Span(text, style)]])
      return
    }
    let shown = delivery.answer(of: viewedContract)
    let style = shown.style.style
    let word = [
      Span("\(shown.style.sign) \(phrases.status.word(shown))", style),
      Span("  \(DisplayText.safe(phrases.status.message(shown)))"),
    ]
    drawPanel(&frame, area, border: style, [word, [Span(phrases.status.sentence(shown))]])
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

  private func drawPanel(
    _ frame: inout Frame,
    _ area: Rectangle,
    border: Style,
    _ lines: [[Span]]
  ) {
    let hasBorder = area.size.rows >= 3
    if hasBorder {
      frame.drawBox(
        area,
        title: "\(phrases.status.title) · \(viewedContract.name)",
        style: border,
        titleStyle: border == .line ? .quiet : border
      )
    }
    let inset = hasBorder ? 2 : 0
    let rows = area.size.rows - (hasBorder ? 2 : 0)
    let width = max(0, area.size.columns - 2 * inset)
    let wrapped = lines.flatMap { line -> [[Span]] in
      guard line.count == 1, line.columns > width else { return [line] }
      return DisplayText.wrapped(line[0].text, to: width).map { [Span($0, line[0].style)] }
    }
    for (index, line) in wrapped.prefix(rows).enumerated() {
      let isCut = index == rows - 1 && wrapped.count > rows && lines.count == 1
      frame.write(
        isCut ? line + [Span(" " + wrapped[index + 1].map(\.text).joined(), line[0].style)] : line,
        at: Position(
          column: area.origin.column + inset,
          row: area.origin.row + (hasBorder ? 1 : 0) + index
        ),
        width: width
      )
    }
  }
}
