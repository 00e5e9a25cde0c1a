internal import PaymentCore

extension PlainDialogue {
  mutating func take(_ line: String, answering question: PlainQuestion) {
    let text = line.trimmed
    if text == "?" { return help(on: question) }
    if let command = PlainCommand(text, plain) {
      if commands(at: question).contains(command) { return perform(command) }
      // Somebody may be called what is a command elsewhere.
      if question != .field(.name) { return object(plain.notHere) }
    }
    switch question {
    case .field(let field): fill(field, with: text)
    case .code: enter(code: text)
    case .one(let choices, _): choose(text, from: choices)
    case .several(let choices, _): chooseSeveral(text, from: choices)
    case .list(let list): choose(text, from: list)
    case .another: takeAnother(text)
    }
  }

  private mutating func perform(_ command: PlainCommand) {
    switch command {
    case .cancel: press(.escape)
    case .pay:
      if case .walletSheet = paymentState { press(on: .confirm) } else { pay() }
    case .back:
      if list != nil {
        list = nil
      } else {
        press(.backTab)
      }
    case .cards: open(.cards)
    case .scenarios: open(.scenarios)
    case .resend: resend()
    case .trust: toggleTrust()
    case .why: unfoldWhy()
    case .more: unfoldMore()
    case .second: press(.function(9))
    case .inspector: inspect()
    }
  }

  private mutating func choose(_ text: String, from choices: [PlainChoice]) {
    let typed = text.lowercased()
    let byText = choices.firstIndex { $0.text.lowercased() == typed }
    guard let index = byText ?? choices.indices.first(where: { "\($0 + 1)" == typed }) else {
      return object(plain.chooseNumber("\(choices.count)"))
    }
    perform(choices[index].act)
  }

  private mutating func perform(_ act: PlainChoice.Act) {
    switch act {
    case .pay: pay()
    case .changeCard: press(.tab)
    case .cancel: press(.escape)
    case .onPage(let control): press(on: control)
    case .onSheet(let control): press(on: control)
    case .option(let index): choose([index])
    case .inChallenge(let control): press(on: control)
    }
  }

  private mutating func chooseSeveral(_ text: String, from choices: [PlainChoice]) {
    let parts = text.split { $0 == " " || $0 == "," }
    let indices = parts.compactMap { part in choices.indices.first { "\($0 + 1)" == part } }
    guard indices.count == parts.count else {
      return object(plain.chooseNumbers("\(choices.count)"))
    }
    choose(Set(indices))
  }

  private mutating func takeAnother(_ text: String) {
    let typed = text.lowercased()
    let yes = [plain.yes, PlainPhrases.english.yes]
    let isYes = yes.contains { typed == $0 || typed == $0.prefix(1) }
    press(isYes ? .typed("n") : .enter)
  }

  private mutating func inspect() {
    // As wide as the longest line: a screen reader breaks lines itself.
    for spans in simulator.inspector.lines(width: 10_000) {
      let parts = spans.map(\.text).joined().split(separator: "  ").map { part in
        // The signs only repeat the words behind them.
        String(part.drop { " ✓✗…◂".contains($0) }).trimmed
      }
      say(parts.filter { !$0.isEmpty }.joined(separator: ", "))
    }
  }
}

extension String {
  /// The text without blanks at its ends.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }
}
