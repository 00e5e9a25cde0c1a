internal import PaymentCore

extension PlainDialogue {
  func question(in challenge: Challenge) -> PlainQuestion {
    let texts = phrases.challenge
    let prompt = challenge.prompt
    let options = prompt.options.enumerated().map { index, option in
      PlainChoice(
        text: Self.writable(texts.optionText(option, at: index, kind: prompt.kind)),
        act: .option(index)
      )
    }
    return switch prompt.kind {
    case .oneTimeCode: .code
    case .singleSelect: .one(options, label: own(prompt.label) ?? texts.chooseOneLabel)
    case .multiSelect: .several(options, label: own(prompt.label) ?? texts.chooseSeveralLabel)
    case .outOfBand:
      .one(
        [
          PlainChoice(text: own(prompt.continueLabel) ?? texts.goOn, act: .inChallenge(.submit)),
          PlainChoice(text: texts.refuse, act: .inChallenge(.refuse)),
        ],
        label: own(prompt.label)
      )
    }
  }

  /// A text of the issuer's own; nil if it has none.
  func own(_ text: String?) -> String? {
    text.map(Self.writable).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Tells a challenge that is new.
  mutating func tell(_ challenge: Challenge) {
    let texts = phrases.challenge
    let prompt = challenge.prompt
    say("\(prompt.issuer), 3-D Secure")
    say(own(prompt.header) ?? texts.header)
    tellExplanation(of: challenge)
    tellChoices(of: question(in: challenge))
    tellLimits(of: challenge)
    say("\(texts.hintMark): \(texts.hint(prompt.kind))")
  }

  /// Tells what has changed after the issuer's answer.
  mutating func tellAgain(_ challenge: Challenge) {
    let texts = phrases.challenge
    if let warning = challenge.warning {
      object(texts.text(warning))
    } else {
      say(texts.codesSent("\(challenge.codesSent)"))
    }
    tellLimits(of: challenge)
  }

  mutating func tellExplanation(of challenge: Challenge) {
    let texts = phrases.challenge
    let prompt = challenge.prompt
    let amount = simulator.amountText
    let usual =
      switch prompt.kind {
      case .oneTimeCode: texts.codeText(amount)
      case .singleSelect: texts.chooseOneText
      case .multiSelect: texts.chooseSeveralText
      case .outOfBand: challenge.hasComeBack ? texts.bankAppCameBack : texts.bankAppText(amount)
      }
    say((challenge.hasComeBack ? own(prompt.addInfo) : nil) ?? own(prompt.text) ?? usual)
  }

  mutating func tellTimeLeft() {
    guard case .challenge(let challenge) = paymentState else { return }
    say(phrases.challenge.timeLeft(challenge.shownTimeLeft.clockText))
  }

  private mutating func tellLimits(of challenge: Challenge) {
    if challenge.prompt.kind != .outOfBand {
      say(phrases.challenge.triesLeft("\(challenge.triesLeft)"))
    }
    tellTimeLeft()
  }
}

// MARK: - Answering

extension PlainDialogue {
  mutating func enter(code text: String) {
    focus(on: .code)
    press(.end, .control("u"), .paste(text), .enter)
    objectToNothing()
  }

  /// Submits exactly these options.
  mutating func choose(_ wanted: Set<Int>) {
    guard case .challenge(let challenge) = paymentState else { return }
    let changed = challenge.chosen.symmetricDifference(wanted)
    for index in changed.sorted() where challenge.prompt.kind == .multiSelect || wanted == [index] {
      focus(on: .option(index))
      press(.typed(" "))
    }
    press(on: .submit)
    objectToNothing()
  }

  mutating func press(on control: Challenge.Control) {
    focus(on: control)
    press(.enter)
  }

  mutating func resend() {
    guard case .challenge(let challenge) = paymentState else { return }
    guard challenge.resendWait <= .zero else { return object(phrases.challenge.resendLater) }
    press(on: .resend)
  }

  mutating func toggleTrust() {
    focus(on: .trust)
    press(.typed(" "))
    guard case .challenge(let challenge) = paymentState else { return }
    let text = own(challenge.prompt.trustText) ?? phrases.challenge.trust
    say("\(text): \(challenge.trustsShop ? plain.yes : plain.no)")
  }

  mutating func unfoldWhy() {
    guard case .challenge(let challenge) = paymentState else { return }
    if !challenge.showsWhy { press(on: .why) }
    say(own(challenge.prompt.whyText) ?? phrases.challenge.whyText)
  }

  mutating func unfoldMore() {
    guard case .challenge(let challenge) = paymentState else { return }
    if !challenge.showsMore { press(on: .more) }
    say(own(challenge.prompt.moreText) ?? phrases.challenge.moreText)
  }

  private mutating func focus(on control: Challenge.Control) {
    guard case .challenge(let challenge) = paymentState else { return }
    moveFocus(from: challenge.focus, to: control, among: challenge.controls)
  }

  /// An empty answer stays on the screen, so nothing else would tell of it.
  private mutating func objectToNothing() {
    if case .challenge(let challenge) = paymentState, challenge.warning == .emptyAnswer {
      object(phrases.challenge.text(.emptyAnswer))
    }
  }
}
