internal import PaymentContracts
internal import PaymentCore

extension Simulator {
  /// The whole screen.
  package func frame() -> Frame {
    var frame = Frame(size: size)
    guard !isTooSmall else {
      TooSmallScreen(texts: phrases.shell).draw(&frame)
      return frame
    }
    Header(contract: viewedContract, languageName: phrases.languageName, texts: phrases.shell)
      .draw(&frame)
    if !options.isOnlyWatched { KeyBar(items: keyBarItems).draw(&frame) }
    switch overlay {
    case .help(let scroll): help.draw(&frame, from: scroll)
    case .inspector(let scroll): inspector.draw(&frame, scroll: scroll)
    case .picker(let picker): screen(of: picker).draw(&frame)
    case nil: drawShop(&frame)
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
    let layout = Layout(size: size)
    frame.cursor = nil
    frame.fill(layout.body, style: .plain)
    screen(of: form).draw(&frame, in: layout.body)
    return frame
  }

  private func drawShop(_ frame: inout Frame) {
    let panel = panel
    let layout = Layout(size: size, panelLines: panel.lineCount(on: size))
    OrderLine(
      orderNumber: options.orderNumber,
      amount: amountText,
      flow: options.flow,
      texts: phrases.shell
    ).draw(&frame, in: layout.order)
    if let area = layout.steps {
      StepIndicator(kind: options.flow, place: stepPlace, texts: phrases.shell)
        .draw(&frame, in: area)
    }
    drawBody(&frame, layout.body)
    panel.draw(&frame, in: layout.panel)
    if let area = layout.inspector { inspector.draw(&frame, beside: area) }
  }

  private func drawBody(_ frame: inout Frame, _ area: Rectangle) {
    switch phase {
    case .paying(let flow):
      switch flow.state {
      case .cardForm(let form): screen(of: form).draw(&frame, in: area)
      case .challenge(let challenge):
        screen(of: challenge, isAnswering: false).draw(&frame, in: area)
      case .checkoutPage(let page): screen(of: page).draw(&frame, in: area)
      case .walletSheet(let sheet): screen(of: sheet).draw(&frame, in: area)
      case .processing(let exchange):
        if case .answer(_, let challenge) = exchange.kind {
          screen(of: challenge, isAnswering: true).draw(&frame, in: area)
        } else {
          screen(of: exchange, flow).draw(&frame, in: area)
        }
      case .finished: break  // The SDK's screens have left.
      }
    case .showing(_, let delivery): screen(of: delivery).draw(&frame, in: area)
    case .starting, .leaving, .left:
      frame.draw([BodyRow(.part, [Span(phrases.processing.handingOver, .quiet)])], in: area)
    }
  }

  private var stepPlace: StepIndicator.Place {
    switch phase {
    case .starting: .order
    case .paying(let flow): .paying(flow)
    case .leaving(let flow), .showing(let flow, _): .result(flow)
    case .left: .result(nil)
    }
  }

  private var panel: StatusPanel {
    var shown: Delivered?
    if case .showing(_, let delivery) = phase { shown = delivery.answer(of: viewedContract) }
    return StatusPanel(
      contract: viewedContract,
      shown: shown,
      waiting: waitingText,
      notice: isNoticeInBody ? nil : noticeText,
      texts: phrases.status
    )
  }

  /// What is true while there is no result.
  private var waitingText: String {
    guard case .paying(let flow) = phase, !flow.isBeforeSending else {
      return phrases.status.waiting
    }
    return phrases.processing.title
  }

  private var isNoticeInBody: Bool {
    guard case .paying(let flow) = phase, case .processing(let exchange) = flow.state else {
      return false
    }
    return if case .answer = exchange.kind { false } else { true }
  }

  /// The key bar: the few keys that matter here.
  private var keyBarItems: [(key: String, text: String)] {
    let keys = phrases.keys
    var items: [(String, String)] = [("F1", keys.help)]
    switch phase {
    case .paying(let flow):
      if overlay != nil {
        items = [("Esc", keys.close)]
      } else {
        switch flow.state {
        case .cardForm, .checkoutPage, .walletSheet:
          items += [("Esc", keys.cancel), ("F2", keys.picker), ("F3", keys.inspector)]
          items += [("F4", keys.contract), ("F5", keys.switchLanguage)]
        case .challenge:
          items += [("Esc", keys.cancel), ("F3", keys.inspector), ("F5", keys.switchLanguage)]
        case .processing, .finished: items += [("F3", keys.inspector)]
        }
      }
    case .showing:
      items =
        overlay != nil
        ? [("Esc", keys.close)]
        : [("Enter", keys.leave), ("n", keys.another), ("F3", keys.inspector)]
      if overlay == nil { items += [("F4", keys.contract), ("F5", keys.switchLanguage)] }
    case .starting, .leaving, .left: break  // Gone before anyone can press a key.
    }
    return items
  }
}
