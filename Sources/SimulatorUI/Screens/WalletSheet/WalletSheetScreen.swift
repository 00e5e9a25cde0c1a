internal import PaymentCore

/// The wallet's sheet: the card, the amount and two buttons.
struct WalletSheetScreen {
  let sheet: WalletSheet
  let texts: WalletPhrases
  /// The amount as it is shown.
  let amount: String

  func draw(_ frame: inout Frame, in area: Rectangle) {
    let width = min(area.size.columns, 46)
    let box = Rectangle(
      column: area.origin.column + (area.size.columns - width) / 2,
      row: area.origin.row,
      columns: width,
      rows: min(area.size.rows, 9)
    )
    frame.drawBox(box, title: texts.title, titleStyle: .badge)
    let inner = Rectangle(
      column: box.origin.column + 2,
      row: box.origin.row + 1,
      columns: max(0, width - 4),
      rows: max(0, box.size.rows - 2)
    )
    frame.draw(rows, in: inner)
  }

  private var rows: [BodyRow] {
    let card = WalletSheet.cards[sheet.chosenCard]
    let labels =
      [texts.card, texts.amount].map { TextWidth.columns(of: $0) }.max() ?? 0
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
    return [
      .air,
      BodyRow(
        .focus,
        [
          label(texts.card),
          Span(
            "‹ \(card.brand.name) •••• \(card.lastFour) ›",
            isOnCard ? .buttonFocused : .button
          ),
        ],
        cursor: isOnCard ? labels + 2 : nil
      ),
      BodyRow(.part, [label(texts.amount), Span(amount, .strong)]),
      .air, button(.confirm, texts.confirm), button(.cancel, texts.cancel),
    ]
  }
}
