internal import PaymentCore

/// The shop's line: the order, the choice of a way to pay, and the amount.
struct OrderLine {
  let orderNumber: String
  /// The amount as it is shown.
  let amount: String
  /// The way that is chosen.
  let flow: FlowKind
  let texts: ShellPhrases

  func draw(_ frame: inout Frame, in area: Rectangle) {
    let amountColumns = TextWidth.columns(of: amount)
    let room = max(0, area.size.columns - amountColumns - 1)
    let order = [Span(texts.order(DisplayText.safe(orderNumber)), .strong)]
    let fitting = waysToPay.first { order.columns + $0.columns <= room }
    frame.write(order + (fitting ?? []), at: area.origin, width: room)
    frame.write(
      amount,
      at: Position(
        column: area.origin.column + max(0, area.size.columns - amountColumns),
        row: area.origin.row
      ),
      style: .strong
    )
  }

  /// The choice of a way to pay, from the longest form to the shortest.
  private var waysToPay: [[Span]] {
    var choice: [Span] = []
    for kind in FlowKind.allCases {
      if !choice.isEmpty { choice.append(Span(" · ", .quiet)) }
      choice.append(Span(texts.text(kind), kind == flow ? .accent : .quiet))
    }
    return [
      [Span("   \(texts.payBy) ", .quiet)] + choice, [Span("   ")] + choice,
      [Span("   \(texts.text(flow))", .accent)],
    ]
  }
}

extension ShellPhrases {
  func text(_ flow: FlowKind) -> String {
    switch flow {
    case .card: payByCard
    case .hosted: payByPage
    case .wallet: payByWallet
    }
  }
}
