internal import PaymentContracts
internal import PaymentCore

/// What happened behind the screens: the path, the requests, the rule, and both results.
struct InspectorScreen {
  /// The run; nil while there is none.
  let flow: PaymentFlow?
  /// The result, once it is shown.
  let delivery: Delivery?
  let backend: BackendRecord
  let texts: InspectorPhrases
  let status: StatusPhrases
  /// Whether nobody can press a key, so that none is named.
  let isOnlyWatched: Bool

  /// Draws as much as fits beside another screen.
  func draw(_ frame: inout Frame, beside area: Rectangle) {
    frame.drawVerticalLine(
      at: Position(column: area.origin.column, row: area.origin.row),
      length: area.size.rows
    )
    let width = area.size.columns - 4
    let column = area.origin.column + 2
    frame.write(
      texts.title,
      at: Position(column: column, row: area.origin.row + 1),
      style: .strong
    )
    let lines = lines(width: width)
    let rows = area.size.rows - 3
    // The newest lines matter most; what does not fit is a key away.
    let isCut = lines.count > rows
    for (index, line) in lines.prefix(isCut ? rows - 1 : rows).enumerated() {
      frame.write(
        line,
        at: Position(column: column, row: area.origin.row + 3 + index),
        width: width
      )
    }
    if isCut {
      frame.write(
        [Span(isOnlyWatched ? "…" : "… F3", .key)],
        at: Position(column: column, row: area.origin.row + 2 + rows),
        width: width
      )
    }
  }

  /// Draws a full screen.
  func draw(_ frame: inout Frame, scroll: Int) {
    let size = frame.size
    list(on: size).draw(&frame, from: scroll)
    frame.write(
      [Span(texts.scroll, .quiet)],
      at: Position(column: max(2, size.columns - 2 - texts.scroll.count), row: 2),
      width: texts.scroll.count
    )
  }

  /// All of it as a full screen.
  func list(on size: Size) -> ScrollingList {
    ScrollingList(title: texts.title, lines: lines(width: size.columns - 4))
  }

  /// All that the inspector says, in lines of at most `width` cells.
  func lines(width: Int) -> [[Span]] {
    guard let flow else { return [] }
    var lines: [[Span]] = []
    if let delivery { lines += resultLines(delivery, width) }
    lines += pathLines(flow)
    lines += decisionLines(flow, width)
    lines += wireLines(flow, width)
    return lines
  }

  private func heading(_ text: String) -> [Span] { [Span(text, .accent)] }

  private func pathLines(_ flow: PaymentFlow) -> [[Span]] {
    var lines = [heading(texts.path)]
    for (index, entry) in flow.trail.enumerated() {
      let isHere = index == flow.trail.count - 1
      var line = [
        Span("\(entry.time.secondsText.leftPadded(to: 8)) s  ", .quiet),
        Span(entry.state.rawValue, isHere ? .strong : .plain),
      ]
      if isHere { line.append(Span("  ◂ \(texts.here)", .accent)) }
      lines.append(line)
    }
    return lines + [[]]
  }

  private func decisionLines(_ flow: PaymentFlow, _ width: Int) -> [[Span]] {
    var lines = [heading(texts.decidedBy)]
    lines.append([
      Span(DisplayText.safe(flow.decision.name), .strong),
      Span("  \(texts.text(flow.decision.rule))", .quiet),
    ])
    if let reason = flow.decision.errorReason {
      lines += wrapped(texts.errorReason(DisplayText.safe(reason)), width, .quiet)
    }
    return lines + [[]]
  }

  private func wireLines(_ flow: PaymentFlow, _ width: Int) -> [[Span]] {
    var lines = [heading(texts.wire)]
    func indented(_ text: String, _ style: Style) -> [[Span]] {
      wrapped(text, width - 2, style).map { [Span("  ")] + $0 }
    }
    for message in WireLog(flow: flow, backend: backend).messages {
      lines += wrapped(message.request, width, .strong)
      if let id = message.requestID { lines += indented("X-Request-Id: \(id)", .quiet) }
      for header in message.headers { lines += indented(header, .quiet) }
      if let body = message.body { lines += indented(body, .plain) }
      if let answer = message.answer { lines += indented("← \(answer)", .quiet) }
    }
    return lines + [[]]
  }

  private func resultLines(_ delivery: Delivery, _ width: Int) -> [[Span]] {
    var lines = [heading(texts.results)]
    for contract in Contract.allCases {
      let answer = delivery.answer(of: contract)
      let role = delivery.delivered.contract == contract ? texts.delivered : texts.translation
      lines.append([
        Span(contract.name, .strong), Span("  \(role)", .quiet),
        Span("  \(answer.style.sign) \(status.word(answer))", answer.style.style),
      ])
      lines += wrapped(answer.swiftText, width - 2, .plain).map { [Span("  ")] + $0 }
      lines += wrapped(
        "\(texts.switchCase) \(contract.switchCase(of: delivery.result))",
        width - 2,
        .quiet
      ).map { [Span("  ")] + $0 }
      switch contract.basis(of: delivery.result) {
      case .stated: break  // The documents say so.
      case .inferred: lines += wrapped(texts.inferred, width - 2, .quiet).map { [Span("  ")] + $0 }
      case .none: lines += wrapped(texts.notStated, width - 2, .quiet).map { [Span("  ")] + $0 }
      }
    }
    lines.append([])
    lines += differenceLines(delivery.result, width)
    lines += refereeLines(delivery.referee)
    return lines
  }

  /// Both answers side by side: equal fields quiet, differing ones marked, each with its sentence.
  private func differenceLines(_ result: PaymentResult, _ width: Int) -> [[Span]] {
    let difference = ContractDifference(result)
    let label = difference.lines.map { TextWidth.columns(of: texts.label($0.field)) }.max() ?? 0
    let column = max(8, (width - label - 6) / 2)
    func row(_ name: String, _ comgate: String, _ seb: String, _ agrees: Bool) -> [Span] {
      let style: Style = agrees ? .quiet : .plain
      return [
        Span(DisplayText.padded(name, to: label + 2), .quiet),
        Span(DisplayText.padded(comgate, to: column), style),
        // Two words for the same thing agree, but are not equal.
        Span(agrees ? (comgate == seb ? " = " : " ~ ") : " ≠ ", agrees ? .quiet : .warning),
        Span(DisplayText.truncated(seb, to: column), style),
      ]
    }
    var lines = [
      [
        Span(String(repeating: " ", count: label + 2)),
        Span(DisplayText.padded(Contract.comgate.name, to: column + 3), .strong),
        Span(Contract.seb.name, .strong),
      ]
    ]
    for line in difference.lines {
      lines.append(
        row(texts.label(line.field), line.comgate ?? "–", line.seb ?? "–", line.agrees)
      )
    }
    let sentences = difference.lines.filter { !$0.agrees }
      .compactMap { texts.sentence($0.field, difference.reason) }
    if sentences.isEmpty { return lines + wrapped(texts.same, width, .quiet) + [[]] }
    lines += [[], heading(texts.why)]
    for sentence in sentences { lines += wrapped(sentence, width, .warning) }
    return lines + [[]]
  }

  private func refereeLines(_ referee: Referee) -> [[Span]] {
    [
      heading(texts.referee), [Span(texts.refereeDelivered("\(referee.delivered)"))],
      [Span(texts.refereeSuppressed("\(referee.suppressed)"))],
      [Span(referee.interfaceGone ? texts.refereeInterfaceGone : texts.refereeInterfaceThere)],
      [Span(referee.lockFree ? texts.refereeLockFree : texts.refereeLockTaken)], [],
    ]
  }

  private func wrapped(_ text: String, _ width: Int, _ style: Style) -> [[Span]] {
    DisplayText.wrapped(DisplayText.safe(text), to: max(8, width)).map { [Span($0, style)] }
  }
}

extension Duration {
  /// Seconds with one decimal, such as "0.3".
  var secondsText: String {
    "\(components.seconds).\(components.attoseconds / 100_000_000_000_000_000)"
  }
}

extension String {
  fileprivate func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
