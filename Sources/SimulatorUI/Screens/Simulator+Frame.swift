internal import PaymentContracts
internal import PaymentCore

extension Simulator {
  /// The whole screen.
  package func frame() -> Frame {
    var frame = Frame(size: size)
    guard !isTooSmall else {
      drawTooSmall(&frame)
      return frame
    }
    let layout = Layout(size: size, panelLines: panelLineCount)
    drawHeader(&frame)
    drawKeyBar(&frame)
    switch overlay {
    case .help(let scroll): drawHelp(&frame, scroll: scroll)
    case .inspector(let scroll): drawInspector(&frame, scroll: scroll)
    case .picker(let picker): drawPicker(&frame, picker)
    case nil:
      drawOrder(&frame, layout)
      drawSteps(&frame, layout)
      drawBody(&frame, layout)
      drawPanel(&frame, layout)
      if let area = layout.inspector { drawInspector(&frame, beside: area) }
    }
    return frame
  }

  /// The whole screen, made from the frame before where only the card form's text has changed.
  ///
  /// The answer is always equal to `frame()`; an ordinary key draws only what it can change.
  func frame(over before: Frame?) -> Frame {
    guard changedOnlyForm, let before, before.size == size, !isTooSmall,
      case .paying(let flow) = phase, case .cardForm(let form) = flow.state
    else { return frame() }
    var frame = before
    let layout = Layout(size: size, panelLines: panelLineCount)
    frame.cursor = nil
    frame.fill(layout.body, style: .plain)
    draw(form, &frame, layout.body)
    return frame
  }

  private func drawBody(_ frame: inout Frame, _ layout: Layout) {
    switch phase {
    case .paying(let flow):
      switch flow.state {
      case .cardForm(let form): draw(form, &frame, layout.body)
      case .challenge(let challenge): draw(challenge, answering: false, &frame, layout.body)
      case .checkoutPage(let page): draw(page, &frame, layout.body)
      case .walletSheet(let sheet): draw(sheet, &frame, layout.body)
      case .processing(let exchange): draw(exchange, of: flow, &frame, layout.body)
      case .finished: break  // The SDK's screens have left.
      }
    case .showing(_, let delivery): draw(delivery, &frame, layout.body)
    case .starting, .leaving, .left:
      frame.draw([BodyRow(.part, [Span(phrases.processing.handingOver, .quiet)])], in: layout.body)
    }
  }

  private func drawTooSmall(_ frame: inout Frame) {
    let needed = "\(Simulator.smallestSize.columns)x\(Simulator.smallestSize.rows)"
    let lines = [phrases.shell.tooSmall(needed), phrases.shell.tooSmallHint]
    for (index, line) in lines.enumerated() where index < size.rows {
      let columns = TextWidth.columns(of: line)
      let row = max(0, (size.rows - lines.count) / 2) + index
      frame.write(
        line,
        at: Position(column: max(0, (size.columns - columns) / 2), row: row),
        style: index == 0 ? .strong : .quiet
      )
    }
  }
}
