internal import PaymentContracts
internal import PaymentCore

extension Simulator {
  func drawHeader(_ frame: inout Frame) {
    frame.fill(row: 0, style: .header)
    let shell = phrases.shell
    var column = frame.write(" paysim ", at: Position(column: 0, row: 0), style: .header)
    column += frame.write(" \(shell.badge) ", at: Position(column: column, row: 0), style: .badge)
    let right = " \(viewedContract.name) · \(phrases.languageName) "
    let rightColumn = size.columns - TextWidth.columns(of: right)
    let promise = " \(shell.promise)"
    if column + TextWidth.columns(of: promise) < rightColumn {
      frame.write(promise, at: Position(column: column, row: 0), style: .header)
    }
    if rightColumn > column {
      frame.write(right, at: Position(column: rightColumn, row: 0), style: .header)
    }
  }

  func drawOrder(_ frame: inout Frame, _ layout: Layout) {
    let shell = phrases.shell
    let area = layout.body
    let amount = amountText
    let amountColumns = TextWidth.columns(of: amount)
    let room = max(0, area.size.columns - amountColumns - 1)
    let order = [Span(shell.order(DisplayText.safe(options.orderNumber)), .strong)]
    let fitting = waysToPay.first { order.columns + $0.columns <= room }
    frame.write(
      order + (fitting ?? []),
      at: Position(column: area.origin.column, row: layout.orderRow),
      width: room
    )
    frame.write(
      amount,
      at: Position(
        column: area.origin.column + max(0, area.size.columns - amountColumns),
        row: layout.orderRow
      ),
      style: .strong
    )
  }

  /// The choice of a way to pay, from the longest form to the shortest.
  private var waysToPay: [[Span]] {
    let shell = phrases.shell
    var choice: [Span] = []
    for flow in FlowKind.allCases {
      if !choice.isEmpty { choice.append(Span(" · ", .quiet)) }
      choice.append(Span(shell.text(flow), flow == options.flow ? .accent : .quiet))
    }
    return [
      [Span("   \(shell.payBy) ", .quiet)] + choice, [Span("   ")] + choice,
      [Span("   \(shell.text(options.flow))", .accent)],
    ]
  }

  /// The step indicator: the steps of this flow, the present one in the accent.
  func drawSteps(_ frame: inout Frame, _ layout: Layout) {
    guard let row = layout.stepsRow else { return }
    let shell = phrases.shell
    let entry =
      switch options.flow {
      case .card: shell.stepCard
      case .hosted: shell.stepPage
      case .wallet: shell.stepWallet
      }
    var names = [shell.stepOrder, entry]
    if options.flow == .card { names.append(shell.stepChallenge) }
    names.append(shell.stepResult)
    let present = presentStep(of: names.count)
    var spans: [Span] = []
    for (index, name) in names.enumerated() {
      if index > 0 { spans.append(Span(" ── ", .line)) }
      let mark = index == present ? "●" : index > present ? "○" : isSkipped(name) ? "–" : "✓"
      let style: Style = index == present ? .accent : .quiet
      spans.append(Span("\(mark) \(name)", style))
    }
    if spans.columns > layout.body.size.columns {
      spans = [
        Span("● \(names[present]) ", .accent), Span("\(present + 1)/\(names.count)", .quiet),
      ]
    }
    frame.write(
      spans,
      at: Position(column: layout.body.origin.column, row: row),
      width: layout.body.size.columns
    )
  }

  /// Whether the run never came past the step of this name.
  private func isSkipped(_ name: String) -> Bool {
    guard name != phrases.shell.stepOrder, let flow = phase.flow else { return false }
    let passed: Set<StateName> =
      name == phrases.shell.stepChallenge
      ? (flow.trail.contains { $0.state == .challenge } ? [.polling] : [])
      : [.openingSession, .lookingUp, .askingWallet]
    return !flow.trail.contains { passed.contains($0.state) }
  }

  private func presentStep(of count: Int) -> Int {
    switch phase {
    case .starting: return 0
    case .leaving, .showing, .left: return count - 1
    case .paying(let flow):
      switch flow.state {
      case .cardForm, .checkoutPage, .walletSheet: return 1
      case .challenge: return 2
      case .finished: return count - 1
      case .processing(let exchange):
        switch exchange.kind {
        case .loadPage, .openSession, .create, .authorise, .askWallet: return 1
        case .startChallenge, .answer: return 2
        case .poll: return flow.trail.contains { $0.state == .challenge } ? 2 : 1
        case .lookUp: return 1
        }
      }
    }
  }

  /// The key bar: the few keys that matter here.
  func drawKeyBar(_ frame: inout Frame) {
    guard !options.isOnlyWatched else { return }
    let keys = phrases.keys
    var items: [(String, String)] = [("F1", keys.help)]
    switch phase {
    case .paying(let flow):
      if overlay != nil {
        items = [("Esc", keys.close)]
      } else {
        switch flow.state {
        case .cardForm, .checkoutPage, .walletSheet:
          items += [("Esc", keys.cancel), ("F2", keys.picker), ("F3", keys.inspector)]
          items += [("F4", keys.contract), ("F5", keys.switchLanguage)]
        case .challenge:
          items += [("Esc", keys.cancel), ("F3", keys.inspector), ("F5", keys.switchLanguage)]
        case .processing, .finished: items += [("F3", keys.inspector)]
        }
      }
    case .showing:
      items =
        overlay != nil
        ? [("Esc", keys.close)]
        : [("Enter", keys.leave), ("n", keys.another), ("F3", keys.inspector)]
      if overlay == nil { items += [("F4", keys.contract), ("F5", keys.switchLanguage)] }
    case .starting, .leaving, .left: break  // Gone before anyone can press a key.
    }
    var column = 1
    for (key, text) in items {
      let columns = TextWidth.columns(of: key) + 1 + TextWidth.columns(of: text)
      guard column + columns < size.columns else { break }
      let row = size.rows - 1
      column += frame.write(key, at: Position(column: column, row: row), style: .key)
      column += 1
      column += frame.write(text, at: Position(column: column, row: row), style: .quiet)
      column += 2
    }
  }

  var amountText: String {
    switch options.price {
    case .valid(let money): phrases.language.format(money)
    case .refused(let text, let currency, _): DisplayText.safe("\(text) \(currency)")
    }
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

extension Contract {
  /// The SDK's name.
  var name: String {
    switch self {
    case .comgate: "Comgate"
    case .seb: "SEB"
    }
  }
}
