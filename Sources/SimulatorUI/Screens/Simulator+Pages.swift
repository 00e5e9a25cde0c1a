internal import PaymentCore

extension Simulator {
  /// The checkout page in a browser-like frame.
  func draw(_ page: CheckoutPage, _ frame: inout Frame, _ area: Rectangle) {
    let texts = phrases.pages
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
    var rows = [BodyRow.air]
    switch page.stage {
    case .choosing:
      rows.append(BodyRow(.part, [Span(texts.checkout, .strong), Span("   \(amountText)")]))
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
          [Span("[ \(text(of: control, page)) ]", isFocused ? .buttonFocused : .button)],
          cursor: isFocused ? 2 : nil
        )
      )
    }
    rows.append(.air)
    if !options.isOnlyWatched {
      rows.append(BodyRow(.extra, [Span(texts.closeHint, .quiet)]))
    }
    frame.draw(rows, in: inner)
  }

  func text(of control: CheckoutPage.Control, _ page: CheckoutPage) -> String {
    let texts = phrases.pages
    switch control {
    case .method(.card): return texts.card
    case .method(.bankLink): return texts.bankLink
    case .cancel: return texts.cancel
    case .approve: return texts.approve(amountText)
    case .goOn:
      if case .unrelated = page.stage { return texts.goOn }
      return texts.backToShop
    }
  }

  /// The wallet's sheet.
  func draw(_ sheet: WalletSheet, _ frame: inout Frame, _ area: Rectangle) {
    let texts = phrases.pages
    let width = min(area.size.columns, 46)
    let box = Rectangle(
      column: area.origin.column + (area.size.columns - width) / 2,
      row: area.origin.row,
      columns: width,
      rows: min(area.size.rows, 9)
    )
    frame.drawBox(box, title: texts.wallet, titleStyle: .badge)
    let inner = Rectangle(
      column: box.origin.column + 2,
      row: box.origin.row + 1,
      columns: max(0, width - 4),
      rows: max(0, box.size.rows - 2)
    )
    let card = WalletSheet.cards[sheet.chosenCard]
    let labels =
      [texts.walletCard, texts.walletAmount].map { TextWidth.columns(of: $0) }.max() ?? 0
    func label(_ text: String) -> Span { Span(DisplayText.padded(text, to: labels + 2), .quiet) }
    func button(_ control: WalletSheet.Control, _ text: String) -> BodyRow {
      let isFocused = sheet.focus == control
      return BodyRow(
        .focus,
        [Span("[ \(text) ]", isFocused ? .buttonFocused : .button)],
        cursor: isFocused ? 2 : nil
      )
    }
    let isOnCard = sheet.focus == .card
    frame.draw(
      [
        .air,
        BodyRow(
          .focus,
          [
            label(texts.walletCard),
            Span(
              "‹ \(card.brand.name) •••• \(card.lastFour) ›",
              isOnCard ? .buttonFocused : .button
            ),
          ],
          cursor: isOnCard ? labels + 2 : nil
        ),
        BodyRow(.part, [label(texts.walletAmount), Span(amountText, .strong)]),
        .air, button(.confirm, texts.walletConfirm), button(.cancel, texts.walletCancel),
      ],
      in: inner
    )
  }
}
