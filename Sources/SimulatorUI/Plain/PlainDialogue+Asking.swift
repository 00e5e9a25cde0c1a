internal import PaymentCore

extension PlainDialogue {
  /// What is asked for now; nil while no answer is taken.
  var question: PlainQuestion? {
    if let list { return .list(list) }
    return switch simulator.phase {
    case .paying(let flow): question(in: flow.state)
    case .showing: canAskForAnother ? .another : nil
    case .starting, .leaving, .left: nil
    }
  }

  private func question(in state: PaymentFlow.State) -> PlainQuestion? {
    switch state {
    case .cardForm(let form):
      switch form.focus {
      case .field(let field): .field(field)
      case .pay: .one(payChoices, label: nil)
      }
    case .checkoutPage(let page): .one(choices(on: page), label: nil)
    case .walletSheet: .one(walletChoices, label: nil)
    case .challenge(let challenge): question(in: challenge)
    case .processing, .finished: nil
    }
  }

  func prompt(for question: PlainQuestion) -> PlainPrompt {
    switch question {
    case .field(let field):
      PlainPrompt(
        text: "\(prompt(for: field)): ",
        isSecret: field == .number || field == .securityCode
      )
    case .code: PlainPrompt(text: "\(label(of: question)): ", isSecret: true)
    case .one(let choices, _):
      PlainPrompt(
        text: "\(plain.range(label(of: question), "\(choices.count)")): ",
        isSecret: false
      )
    case .several(let choices, _):
      PlainPrompt(
        text: "\(plain.several(label(of: question), "\(choices.count)")): ",
        isSecret: false
      )
    case .list(let list):
      PlainPrompt(
        text: plain.orGoBack(plain.range(plain.choice, "\(items(of: list).count)")) + ": ",
        isSecret: false
      )
    case .another: PlainPrompt(text: "\(plain.another) ", isSecret: false)
    }
  }

  /// The name of what is asked for.
  func label(of question: PlainQuestion) -> String {
    switch question {
    case .field(let field): Self.writable(label(of: field))
    case .code:
      if case .challenge(let challenge) = paymentState {
        Self.writable(own(challenge.prompt.label) ?? phrases.challenge.codeLabel)
      } else {
        phrases.challenge.codeLabel
      }
    case .one(_, let label): Self.writable(label ?? plain.choice)
    case .several(_, let label): Self.writable(label)
    case .list: plain.choice
    case .another: plain.another
    }
  }

  /// The commands that do something where a question is asked.
  func commands(at question: PlainQuestion) -> [PlainCommand] {
    var commands: [PlainCommand] = []
    switch paymentState {
    case _ where list != nil: return [.back]
    case nil: return [.inspector]
    case .cardForm(let form):
      commands = form.focus == .pay ? [.pay] : []
      if form.focus != .field(.number) { commands.append(.back) }
    case .walletSheet: commands = [.pay]
    case .challenge(let challenge):
      commands = challenge.prompt.kind == .oneTimeCode ? [.resend] : []
      commands += [.trust, .why, .more]
    case .checkoutPage, .processing, .finished: break  // Their choices say it all.
    }
    commands.append(.cancel)
    if simulator.phase.flow?.isBeforeSending == true { commands += [.cards, .scenarios] }
    return commands + [.second, .inspector]
  }

  mutating func tellChoices(of question: PlainQuestion) {
    switch question {
    case .one(let choices, _), .several(let choices, _): tell(choices.map(\.text))
    case .list(let list): tell(items(of: list).map(text(of:)))
    case .field, .code, .another: break  // Nothing to choose from.
    }
  }

  private mutating func tell(_ choices: [String]) {
    for (index, choice) in choices.enumerated() { say("\(index + 1). \(choice)") }
  }

  /// What can be done at a prompt.
  mutating func help(on question: PlainQuestion) {
    say(plain.asked(label(of: question)))
    tellChoices(of: question)
    for command in commands(at: question) {
      let word = plain.word(command)
      say("\(word.word): \(word.meaning)")
    }
  }
}
