internal import PaymentCore

/// The checkout page in a browser-like frame.
struct CheckoutPageScreen {
  let page: CheckoutPage
  let texts: PagePhrases
  /// The amount as it is shown.
  let amount: String
  /// Whether nobody can press a key, so that none is named.
  let isOnlyWatched: Bool

  func draw(_ frame: inout Frame, in area: Rectangle) {
    frame.drawBox(area)
    let width = max(0, area.size.columns - 4)
    let left = area.origin.column + 2
    let address = DisplayText.truncated(DisplayText.safe(page.address), to: width - 6)
    frame.write(
      [Span("◦ ◦ ◦ ", .quiet), Span(DisplayText.padded(address, to: width - 6), .field)],
      at: Position(column: left, row: area.origin.row + 1),
      width: width
    )
    let inner = Rectangle(
      column: left,
      row: area.origin.row + 2,
      columns: width,
      rows: max(0, area.size.rows - 3)
    )
    frame.draw(rows, in: inner)
  }

  private var rows: [BodyRow] {
    var rows = [BodyRow.air]
    switch page.stage {
    case .choosing:
      rows.append(BodyRow(.part, [Span(texts.checkout, .strong), Span("   \(amount)")]))
      rows.append(BodyRow(.help, [Span(texts.choose)]))
    case .bank: rows.append(BodyRow(.part, [Span(texts.bank, .badge)]))
    case .paid: rows.append(BodyRow(.part, [Span("✓ \(texts.paid)", .success)]))
    case .unrelated: rows.append(BodyRow(.part, [Span(texts.unrelated)]))
    }
    rows.append(.air)
    for control in page.controls {
      let isFocused = control == page.focus
      rows.append(
        BodyRow(
          .focus,
          [Span("[ \(text(of: control)) ]", isFocused ? .buttonFocused : .button)],
          cursor: isFocused ? 2 : nil
        )
      )
    }
    rows.append(.air)
    if !isOnlyWatched { rows.append(BodyRow(.extra, [Span(texts.closeHint, .quiet)])) }
    return rows
  }

  func text(of control: CheckoutPage.Control) -> String {
    switch control {
    case .method(.card): texts.card
    case .method(.bankLink): texts.bankLink
    case .cancel: texts.cancel
    case .approve: texts.approve(amount)
    case .goOn: if case .unrelated = page.stage { texts.goOn } else { texts.backToShop }
    }
  }
}
