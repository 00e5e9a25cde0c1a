internal import PaymentContracts
internal import PaymentCore

/// The list of test cards and scenarios over the whole screen, each with its ending.
struct PickerScreen {
  let picker: Picker
  /// Whose ending is told where there is no room for both.
  let contract: Contract
  let texts: PickerPhrases
  let titles: TitlePhrases
  let status: StatusPhrases
  let size: Size

  func draw(_ frame: inout Frame) {
    frame.write(texts.title, at: Position(column: 2, row: 1), style: .strong)
    let heading =
      isNarrow ? contract.name : Contract.allCases.map(\.name).joined(separator: " · ")
    frame.write(
      heading,
      at: Position(column: size.columns - 2 - verdictWidth, row: 3),
      style: .quiet
    )
    let prompt = texts.filter(picker.filter)
    let used = frame.write(
      DisplayText.safe(prompt),
      at: Position(column: 2, row: 2),
      style: .quiet,
      width: size.columns - 4
    )
    frame.cursor = Position(column: min(2 + used, size.columns - 1), row: 2)
    let choices = picker.choices
    guard !choices.isEmpty else {
      frame.write(texts.nothing, at: Position(column: 2, row: 4), style: .quiet)
      return
    }
    let rows = size.rows - 6
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
    if let chosen = picker.chosen {
      frame.write(
        DisplayText.safe(chosen.title(titles)),
        at: Position(column: 2, row: size.rows - 2),
        style: .accent,
        width: size.columns - 4
      )
    }
    if first + rows < choices.count {
      frame.write("↓", at: Position(column: size.columns - 1, row: size.rows - 3), style: .key)
    }
    if first > 0 { frame.write("↑", at: Position(column: size.columns - 1, row: 4), style: .key) }
  }

  private func line(_ choice: Picker.Choice) -> [Span] {
    let left = size.columns - 4 - verdictWidth
    let (name, scenario, nameStyle): (String, Scenario?, Style) =
      switch choice {
      case .card(let card):
        (CardNumber(card.number)?.grouped ?? "", card.scenario.scenario, .plain)
      case .scenario(let scenario): (scenario.name, scenario, .strong)
      }
    let isCard = if case .card = choice { true } else { false }
    let nameWidth = min(isCard ? 19 : 30, max(12, left - 1))
    // A scenario's title needs room; else it stands below the list, for the chosen line.
    let titleWidth = left - nameWidth - 2 < 20 ? 0 : left - nameWidth - 2
    var spans = [Span(DisplayText.padded(name, to: nameWidth) + " ", nameStyle)]
    if titleWidth > 0 {
      spans.append(
        Span(
          DisplayText.padded(DisplayText.safe(choice.title(titles)), to: titleWidth) + " ",
          .quiet
        )
      )
    }
    spans.append(Span(String(repeating: " ", count: max(0, left - spans.columns))))
    return spans + (scenario.map(verdict) ?? [])
  }

  private var verdictWidth: Int { isNarrow ? 14 : 27 }
  private var isNarrow: Bool { size.columns < 72 }

  /// What both contracts will deliver, where that is certain beforehand.
  private func verdict(_ scenario: Scenario) -> [Span] {
    guard let result = ScenarioForecast.result(of: scenario) else {
      return [Span(texts.byAnswer, .quiet)]
    }
    let contracts = isNarrow ? [contract] : Contract.allCases
    var spans: [Span] = []
    for answer in contracts.map({ Delivered(result, for: $0) }) {
      if !spans.isEmpty { spans.append(Span(" · ", .quiet)) }
      spans.append(Span("\(answer.style.sign) \(status.word(answer))", answer.style.style))
    }
    return spans
  }

  private func pad(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}
