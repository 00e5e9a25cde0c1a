internal import PaymentCore

/// The issuer's challenge in a box: what is asked, the controls, and the clock.
struct ChallengeScreen {
  let challenge: Challenge
  /// Whether the issuer judges the answer, so that nothing can be pressed.
  let isAnswering: Bool
  let texts: ChallengePhrases
  /// The amount as it is shown.
  let amount: String
  /// The time that the challenge had at first.
  let timeLimit: Duration

  private var prompt: ChallengePrompt { challenge.prompt }

  func draw(_ frame: inout Frame, in area: Rectangle) {
    let rows = rows(width: max(0, area.size.columns - 4), isLow: area.size.rows < 9)
    let box = Rectangle(
      column: area.origin.column,
      row: area.origin.row,
      columns: area.size.columns,
      rows: min(area.size.rows, rows.count + 2)
    )
    let title = "\(DisplayText.safe(prompt.issuer)) · 3-D Secure"
    frame.drawBox(box, title: title, style: .line, titleStyle: .badge)
    let inner = Rectangle(
      column: box.origin.column + 2,
      row: box.origin.row + 1,
      columns: max(0, box.size.columns - 4),
      rows: max(0, box.size.rows - 2)
    )
    frame.draw(rows, in: inner)
    if isAnswering { frame.cursor = nil }
  }

  private func rows(width: Int, isLow: Bool) -> [BodyRow] {
    // On a low screen the clock and the tries matter more than the end of a sentence.
    func lines(_ text: String) -> [String] {
      isLow ? [DisplayText.truncated(text, to: width)] : DisplayText.wrapped(text, to: width)
    }
    var rows = [BodyRow(.part, [Span(safe(prompt.header) ?? texts.header, .strong)])]
    rows += lines(explanation).map { BodyRow(.part, [Span($0)]) }
    if let warning = challenge.warning {
      rows += DisplayText.wrapped("! \(texts.text(warning))", to: width).map {
        BodyRow(.focus, [Span($0, .error)])
      }
    }
    rows.append(.air)
    switch prompt.kind {
    case .oneTimeCode: rows.append(codeRow(width: width))
    case .singleSelect, .multiSelect: rows += optionRows
    case .outOfBand: break  // The answer is given in the bank's app.
    }
    rows.append(buttonRow)
    let trust = safe(prompt.trustText) ?? texts.trust
    rows.append(control(.trust, "[\(challenge.trustsShop ? "x" : " ")] \(trust)"))
    rows += foldRows(width: width)
    rows.append(.air)
    rows += clockRows(width: width)
    let hint = "\(texts.hintMark): \(texts.hint(prompt.kind))"
    rows += lines(hint).map { BodyRow(.help, [Span($0, .quiet)]) }
    return rows
  }

  private var explanation: String {
    let own =
      switch prompt.kind {
      case .oneTimeCode: texts.codeText(amount)
      case .singleSelect: texts.chooseOneText
      case .multiSelect: texts.chooseSeveralText
      case .outOfBand:
        challenge.hasComeBack ? texts.bankAppCameBack : texts.bankAppText(amount)
      }
    return (challenge.hasComeBack ? safe(prompt.addInfo) : nil) ?? safe(prompt.text) ?? own
  }

  private func codeRow(width: Int) -> BodyRow {
    let label = (safe(prompt.label) ?? texts.codeLabel) + "  "
    let isFocused = challenge.focus == .code
    let labelColumns = TextWidth.columns(of: label)
    let window = FieldWindow(
      text: DisplayText.safe(challenge.code.text),
      caret: challenge.code.caret,
      width: max(4, min(14, width - labelColumns))
    )
    return BodyRow(
      .focus,
      [
        Span(label, isFocused ? .accent : .plain),
        Span(window.shown, isFocused ? .fieldFocused : .field),
      ],
      cursor: isFocused ? labelColumns + window.cursor : nil
    )
  }

  private var optionRows: [BodyRow] {
    prompt.options.enumerated().map { index, option in
      let isChosen = challenge.chosen.contains(index)
      let mark =
        prompt.kind == .singleSelect ? (isChosen ? "(•)" : "( )") : (isChosen ? "[x]" : "[ ]")
      let text = texts.optionText(option, at: index, kind: prompt.kind)
      let isFocused = challenge.focus == .option(index)
      return BodyRow(
        .focus,
        [Span("\(mark) \(DisplayText.safe(text))", isFocused ? .buttonFocused : .plain)],
        cursor: isFocused ? 1 : nil
      )
    }
  }

  private var buttonRow: BodyRow {
    if isAnswering {
      return BodyRow(.focus, [Span(texts.checking, .processing)])
    }
    var spans: [Span] = []
    var cursor: Int?
    func add(_ focus: Challenge.Control, _ text: String) {
      if !spans.isEmpty { spans.append(Span("  ")) }
      if challenge.focus == focus { cursor = spans.columns + 2 }
      spans.append(Span("[ \(text) ]", challenge.focus == focus ? .buttonFocused : .button))
    }
    switch prompt.kind {
    case .oneTimeCode:
      add(.submit, safe(prompt.submitLabel) ?? texts.submit)
      if challenge.resendWait > .zero, challenge.focus != .resend {
        spans.append(contentsOf: [Span("  "), Span(texts.resendLater, .quiet)])
      } else {
        add(
          .resend,
          challenge.resendWait > .zero
            ? texts.resendLater : safe(prompt.resendLabel) ?? texts.resend
        )
      }
    case .singleSelect, .multiSelect: add(.submit, safe(prompt.submitLabel) ?? texts.submit)
    case .outOfBand:
      add(.submit, safe(prompt.continueLabel) ?? texts.goOn)
      add(.refuse, texts.refuse)
    }
    return BodyRow(.focus, spans, cursor: cursor)
  }

  private func control(
    _ focus: Challenge.Control,
    _ text: String,
    importance: BodyRow.Importance = .extra
  ) -> BodyRow {
    let isFocused = challenge.focus == focus
    return BodyRow(
      isFocused ? .focus : importance,
      [Span(text, isFocused ? .buttonFocused : .plain)],
      cursor: isFocused ? 1 : nil
    )
  }

  private func foldRows(width: Int) -> [BodyRow] {
    func fold(_ focus: Challenge.Control, _ isOpen: Bool, _ label: String, _ text: String)
      -> [BodyRow]
    {
      var rows = [
        control(
          focus,
          "\(isOpen ? "▾" : "▸") \(label)",
          importance: isOpen ? .part : .extra
        )
      ]
      if isOpen {
        rows += DisplayText.wrapped(text, to: width - 2).map {
          BodyRow(.part, [Span("  \($0)", .quiet)])
        }
      }
      return rows
    }
    return fold(
      .why,
      challenge.showsWhy,
      safe(prompt.whyLabel) ?? texts.why,
      safe(prompt.whyText) ?? texts.whyText
    )
      + fold(
        .more,
        challenge.showsMore,
        safe(prompt.moreLabel) ?? texts.more,
        safe(prompt.moreText) ?? texts.moreText
      )
  }

  /// The countdown bar where there is room, the time and the tries, and how many codes were sent.
  private func clockRows(width: Int) -> [BodyRow] {
    let shown = challenge.shownTimeLeft
    let style: Style = shown <= .seconds(30) ? .warning : .quiet
    var facts = [
      Span(texts.timeLeft(shown.clockText), style),
      Span("   \(texts.triesLeft("\(challenge.triesLeft)"))", .quiet),
    ]
    var rows: [BodyRow] = []
    if challenge.codesSent > 1 {
      let codes = texts.codesSent("\(challenge.codesSent)")
      if facts.columns + 3 + TextWidth.columns(of: codes) <= width {
        facts.append(Span("   \(codes)", .quiet))
      } else {
        rows.append(BodyRow(.help, [Span(codes, .quiet)]))
      }
    }
    let bar = timeBar(shown, style)
    let hasBar = width >= 64 && bar.columns + facts.columns <= width
    return [BodyRow(.part, (hasBar ? bar : []) + facts)] + rows
  }

  private func timeBar(_ shown: Duration, _ style: Style) -> [Span] {
    let cells = 20
    let whole = max(1, Int(timeLimit.components.seconds))
    let filled = max(0, min(cells, (Int(shown.components.seconds) * cells + whole - 1) / whole))
    return [
      Span(String(repeating: "━", count: filled), style),
      Span(String(repeating: "─", count: cells - filled) + "  ", .line),
    ]
  }

  private func safe(_ text: String?) -> String? {
    text.map(DisplayText.safe).flatMap { $0.isEmpty ? nil : $0 }
  }
}
