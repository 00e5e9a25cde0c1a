internal import PaymentContracts
internal import PaymentCore

/// The shop's screen with the result: the receipt, and what both SDKs say.
struct ResultScreen {
  let delivery: Delivery
  let orderNumber: String
  /// The amount as it is shown.
  let amount: String
  let texts: StatusPhrases
  let differences: InspectorPhrases
  /// Whether nobody can press a key, so that none is named.
  let isOnlyWatched: Bool

  func draw(_ frame: inout Frame, in area: Rectangle) {
    frame.draw(rows(width: area.size.columns), in: area)
  }

  private func rows(width: Int) -> [BodyRow] {
    let own = delivery.delivered
    let other = delivery.answer(of: own.contract.other)
    let labels =
      [texts.order, texts.amount, texts.reference]
      .map { TextWidth.columns(of: $0) }.max() ?? 0
    func line(_ label: String, _ text: String, _ importance: BodyRow.Importance) -> BodyRow {
      BodyRow(
        importance,
        [Span(DisplayText.padded(label, to: labels + 2), .quiet), Span(DisplayText.safe(text))]
      )
    }
    var rows = [
      line(texts.order, orderNumber, .extra), line(texts.amount, amount, .extra),
    ]
    if let reference = delivery.delivered.reference {
      rows.append(line(texts.reference, reference, .part))
    }
    rows.append(.air)
    rows += answerRows(texts.delivered, own, .focus, width)
    rows.append(.air)
    rows += answerRows(texts.wouldDeliver, other, .part, width)
    if let reason = ContractDifference(delivery.result).reason {
      rows += DisplayText.wrapped(differences.text(reason), to: width).map {
        BodyRow(.help, [Span($0, .warning)])
      }
    }
    rows.append(.air)
    rows += DisplayText.wrapped(texts.neverShip, to: width).map {
      BodyRow(.part, [Span($0, .quiet)])
    }
    if !isOnlyWatched { rows.append(BodyRow(.extra, [Span(texts.next, .quiet)])) }
    return rows
  }

  private func answerRows(
    _ heading: String,
    _ answer: Delivered,
    _ importance: BodyRow.Importance,
    _ width: Int
  ) -> [BodyRow] {
    var rows = [
      BodyRow(
        // Where only one heading fits, the answer without one is what was delivered.
        importance == .focus ? .help : .part,
        [Span(heading, .quiet), Span(" · \(answer.contract.name)", .strong)]
      )
    ]
    rows += DisplayText.wrapped(DisplayText.safe(answer.swiftText), to: width - 2).map {
      BodyRow(importance, [Span("  \($0)", answer.style.style)])
    }
    return rows
  }
}
