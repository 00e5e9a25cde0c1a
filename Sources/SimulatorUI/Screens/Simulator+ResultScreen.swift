internal import PaymentContracts
internal import PaymentCore

extension Simulator {
  /// The shop's screen with the result: the receipt, and what both SDKs say.
  func draw(_ delivery: Delivery, _ frame: inout Frame, _ area: Rectangle) {
    let texts = phrases.status
    let width = area.size.columns
    let own = delivery.delivered
    let otherContract: Contract = own.contract == .comgate ? .seb : .comgate
    let other = delivery.answer(of: otherContract)
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
      line(texts.order, options.orderNumber, .extra), line(texts.amount, amountText, .extra),
    ]
    if let reference = delivery.delivered.reference {
      rows.append(line(texts.reference, reference, .part))
    }
    rows.append(.air)
    rows += answerRows(texts.delivered, own, .focus, width)
    rows.append(.air)
    rows += answerRows(texts.wouldDeliver, other, .part, width)
    if let reason = ContractDifference(delivery.result).reason {
      rows += DisplayText.wrapped(phrases.inspector.text(reason), to: width).map {
        BodyRow(.help, [Span($0, .warning)])
      }
    }
    rows.append(.air)
    rows += DisplayText.wrapped(texts.neverShip, to: width).map {
      BodyRow(.part, [Span($0, .quiet)])
    }
    if !options.isOnlyWatched { rows.append(BodyRow(.extra, [Span(texts.next, .quiet)])) }
    frame.draw(rows, in: area)
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

extension Delivered {
  /// The reference line of the receipt; nil if there is none.
  package var reference: String? {
    switch self {
    case .comgate(let result): result.reference
    case .seb(let result): result.reference
    }
  }

  /// The result as a Swift programmer would write it.
  var swiftText: String {
    switch self {
    case .comgate(let result):
      switch result {
      case .paid(let transId): ".paid(transId: \"\(transId)\")"
      case .authorized(let transId): ".authorized(transId: \"\(transId)\")"
      case .pending(let transId): ".pending(transId: \"\(transId)\")"
      case .cancelled(let reason, let transId):
        ".cancelled(errorReason: \(Self.literal(reason)), transId: \"\(transId)\")"
      case .failed(let error): ".failed(\(error.code))"
      }
    case .seb(let result):
      ".\(result.outcome.rawValue), paymentStatus: \(Self.literal(result.paymentStatus)), "
        + "error: \(result.error?.code.rawValue ?? "nil")"
    }
  }

  private static func literal(_ text: String?) -> String {
    text.map { "\"\($0)\"" } ?? "nil"
  }
}
