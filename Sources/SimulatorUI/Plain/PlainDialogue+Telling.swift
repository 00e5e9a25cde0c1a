internal import PaymentContracts
internal import PaymentCore

extension PlainDialogue {
  /// Says what is said once, at the start.
  mutating func introduce() {
    say("paysim, \(phrases.shell.badge), \(phrases.shell.promise)")
    say(plain.helpHint)
    if isInteractive { say(plain.hidden) }
  }

  /// Tells what has changed since something was last told.
  mutating func tell() {
    let stage = Stage(simulator.phase)
    if stage != told {
      list = nil
      let before = told
      told = stage
      tellOrder()
      tell(stage, after: before)
    } else if let due = stepDue, due <= .zero {
      stepDue = nil
      if case .processing(let exchange) = paymentState {
        say(phrases.processing.text(exchange.kind))
      }
    }
    tellNotice()
  }

  private mutating func tell(_ stage: Stage, after before: Stage) {
    stepDue = stage.isProcessing && before.isProcessing ? Self.patience : nil
    switch stage {
    case .nothing: break  // The SDK has nothing to say yet.
    case .form: if before != .filledForm { tellForm() }
    case .filledForm: tellFilledForm()
    case .page(let stage): tellPage(stage)
    case .wallet(let card): tellWallet(card: card, isNew: !before.isWallet)
    case .processing: if !before.isProcessing { tellProcessing() }
    case .challenge:
      if case .challenge(let challenge) = paymentState {
        if before == .processing(.answeringChallenge) {
          tellAgain(challenge)
        } else {
          tell(challenge)
        }
      }
    case .leaving: if before != .nothing { say(phrases.processing.handingOver) }
    case .result: tellResult()
    }
  }

  /// Tells the order when it is new, or is to be paid in another way.
  private mutating func tellOrder() {
    guard case .paying = simulator.phase else { return }
    let options = simulator.options
    let shell = phrases.shell
    let way = "\(shell.payBy) \(shell.text(options.flow)), \(options.contract.name)"
    let order = "\(shell.order(options.orderNumber)), \(simulator.amountText). \(way)"
    let key = "\(simulator.backend.requestID) \(order)"
    if key != toldOrder { say(order) }
    toldOrder = key
  }

  private mutating func tellForm() {
    say(phrases.form.title)
    if simulator.options.scenario == nil {
      say(plain.firstHint("4242 4242 4242 4242", plain.cards.word))
    }
  }

  /// The first line while an answer is awaited; later steps are told only if they last.
  private mutating func tellProcessing() {
    guard case .processing(let exchange) = paymentState else { return }
    let texts = phrases.processing
    switch exchange.kind {
    case .answer(.resend, _): break  // The new code itself is told.
    case .loadPage, .lookUp, .askWallet, .answer: say(texts.text(exchange.kind))
    case .openSession, .create, .authorise, .startChallenge, .poll:
      say("\(texts.title). \(texts.wait)")
      stepDue = Self.patience
    }
  }

  private mutating func tellNotice() {
    guard simulator.notice != toldNotice else { return }
    toldNotice = simulator.notice
    if let text = simulator.noticeText { say(text) }
  }

  private mutating func tellResult() {
    guard case .showing(_, let delivery) = simulator.phase else { return }
    let status = phrases.status
    let delivered = delivery.delivered
    say("\(status.title): \(status.word(delivered))")
    say(status.message(delivered))
    say(status.sentence(delivered))
    if let reference = delivered.reference { say("\(status.reference): \(reference)") }
    say(status.neverShip)
  }
}

extension PlainDialogue.Stage {
  fileprivate var isWallet: Bool {
    switch self {
    case .wallet: true
    case .nothing, .form, .filledForm, .page, .processing, .challenge, .leaving, .result: false
    }
  }
}
