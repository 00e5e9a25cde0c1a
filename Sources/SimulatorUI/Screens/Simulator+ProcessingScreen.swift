internal import PaymentCore

extension Simulator {
  func draw(_ exchange: Exchange, of flow: PaymentFlow, _ frame: inout Frame, _ area: Rectangle) {
    if case .answer(_, let challenge) = exchange.kind {
      return draw(challenge, answering: true, &frame, area)
    }
    let texts = phrases.processing
    var rows = [
      BodyRow(.part, [Span(texts.title, .strong)]), .air,
      BodyRow(
        .focus,
        [Span(progressMark(flow), .processing), Span("  \(texts.text(exchange.kind))")]
      ),
      .air,
    ]
    if let noticeText {
      rows += DisplayText.wrapped(noticeText, to: area.size.columns).map {
        BodyRow(.focus, [Span($0, .warning)])
      }
    } else {
      rows.append(BodyRow(.help, [Span(texts.wait, .quiet)]))
    }
    frame.draw(rows, in: area)
  }

  /// A dot that wanders along a short line, one step each half second.
  private func progressMark(_ flow: PaymentFlow) -> String {
    let cells = 6
    let place = options.hasMotion ? flow.motionSteps % (2 * cells - 2) : 0
    let index = place < cells ? place : 2 * cells - 2 - place
    return String((0..<cells).map { $0 == index ? "●" : "·" })
  }

  /// The line that answers the last key.
  var noticeText: String? {
    let shell = phrases.shell
    guard let notice else { return nil }
    return switch notice {
    case .underWay: shell.underWay
    case .interruptAgain: shell.interruptAgain
    case .scenarioChosen(let name): shell.scenarioChosen(DisplayText.safe(name))
    case .secondPayment(let delivered): shell.secondPayment(phrases.status.word(delivered))
    case .contractViewOnly: shell.contractViewOnly
    case .contractFixed: shell.contractFixed
    }
  }
}
