internal import PaymentContracts
internal import PaymentCore

extension Simulator {
  func drawPicker(_ frame: inout Frame, _ picker: Picker) {
    let keys = phrases.keys
    frame.write(keys.pickerTitle, at: Position(column: 2, row: 1), style: .strong)
    let prompt = keys.pickerFilter(picker.filter)
    let used = frame.write(
      DisplayText.safe(prompt),
      at: Position(column: 2, row: 2),
      style: .quiet,
      width: size.columns - 4
    )
    frame.cursor = Position(column: min(2 + used, size.columns - 1), row: 2)
    let choices = picker.choices
    guard !choices.isEmpty else {
      frame.write(keys.pickerNothing, at: Position(column: 2, row: 4), style: .quiet)
      return
    }
    let rows = size.rows - 5
    let first = max(0, min(picker.index - rows / 2, choices.count - rows))
    for (offset, choice) in choices.dropFirst(first).prefix(rows).enumerated() {
      let isChosen = first + offset == picker.index
      let spans = line(choice)
      let columns = spans.columns
      let shown =
        isChosen
        ? [Span(spans.map(\.text).joined() + pad(size.columns - 4 - columns), .buttonFocused)]
        : spans
      frame.write(shown, at: Position(column: 2, row: 4 + offset), width: size.columns - 4)
    }
    if first + rows < choices.count {
      frame.write("↓", at: Position(column: size.columns - 1, row: size.rows - 2), style: .key)
    }
    if first > 0 { frame.write("↑", at: Position(column: size.columns - 1, row: 4), style: .key) }
  }

  private func line(_ choice: Picker.Choice) -> [Span] {
    let wide = size.columns >= 76
    switch choice {
    case .card(let card):
      let number = DisplayText.padded(CardNumber(card.number)?.grouped ?? "", to: 20)
      let title = DisplayText.padded(card.title, to: wide ? 34 : 20)
      return [Span(number + " "), Span(title + " ")] + verdict(card.scenario)
    case .scenario(let scenario):
      let name = DisplayText.padded(scenario.name, to: wide ? 30 : 20)
      let title = DisplayText.padded(scenario.title, to: wide ? 24 : 20)
      return [Span(name + " "), Span(title + " ", .quiet)] + verdict(scenario.name)
    }
  }

  /// What both contracts will deliver, where that is certain beforehand.
  private func verdict(_ name: String) -> [Span] {
    guard let result = Scenario.named(name).flatMap(ScenarioForecast.result(of:)) else {
      return [Span(phrases.keys.byAnswer, .quiet)]
    }
    let answers = Contract.allCases.map { Delivered(result, for: $0) }
    var spans: [Span] = []
    for answer in answers {
      if !spans.isEmpty { spans.append(Span(" · ", .quiet)) }
      spans.append(Span("\(answer.style.sign) \(phrases.status.word(answer))", answer.style.style))
    }
    return spans
  }

  private func pad(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}
