extension PaymentFlow {
  /// How long an answer is waited for; the issuer's server has less.
  static let answerLimit = Duration.seconds(30)
  /// Source: EMV 3-D Secure 2.x, requirement 239.
  static let messageLimit = Duration.seconds(10)

  mutating func begin(_ kind: Exchange.Kind) {
    if scenario.stop == .beforeSending { return finish(.stopped(.beforeSending)) }
    if case .lookUp(_, let pageClosed) = kind, !hasLookup {
      return finish(.noLookup(pageClosed: pageClosed))
    }
    let timing = scenario.timing(of: kind)
    let isSilent =
      timing.isSilent
      || kind.isUnanswered(with: timing.fault, hasOwnResolver: setup.hasOwnResolver)
    enter(.processing(Exchange(kind, latency: isSilent ? nil : timing.latency)))
    if scenario.stop == .afterSending, kind.sendsPayment { finish(.stopped(.afterSending)) }
  }

  private var hasLookup: Bool {
    setup.hasOwnResolver || scenario.lookup.behaviour != .notConfigured
  }

  /// The answer is here, or the wait for it is given up.
  mutating func reachDeadline(of exchange: Exchange) {
    if case .answer(_, let challenge) = exchange.kind, challenge.isTimedOut {
      return finish(.challengeTimedOut)
    }
    if exchange.isSilent { return finish(exchange.kind.endingWithoutAnswer) }
    let fault = scenario.timing(of: exchange.kind).fault
    if let fault, let ending = exchange.kind.ending(of: fault) { return finish(ending) }
    receive(exchange.kind)
    if fault == .answersTwice { receiveAgain() }
  }

  mutating func platformAnswered(_ answer: PlatformAnswer) {
    switch state {
    case .processing(let exchange):
      guard case .poll = exchange.kind else { return receiveAgain() }
      finish(ending(of: answer))
    case .cardForm, .checkoutPage, .walletSheet, .challenge, .finished: receiveAgain()
    }
  }

  mutating func lookupAnswered(_ answer: LookupAnswer) {
    guard case .processing(let exchange) = state,
      case .lookUp(_, let pageClosed) = exchange.kind
    else { return receiveAgain() }
    finish(.lookedUp(answer, pageClosed: pageClosed))
  }

  private mutating func receiveAgain() {
    suppressed += 1
  }

  private mutating func receive(_ kind: Exchange.Kind) {
    switch kind {
    case .loadPage: pageLoaded()
    case .askWallet:
      if scenario.wallet.behaviour == .fails { return finish(.walletFailed) }
      begin(.openSession)
    case .openSession:
      switch scenario.session.behaviour {
      case .opened: begin(.create)
      case .refused(.deviceRooted) where setup.isDevMode: begin(.create)
      case .refused(let fault): finish(.sessionFailed(fault))
      }
    case .create:
      switch scenario.create.behaviour {
      case .created: begin(.authorise)
      case .refused: finish(.createFailed)
      }
    case .authorise: authenticationAnswered()
    case .startChallenge: challengeAnswered()
    case .answer(let answer, let challenge): judged(answer, challenge)
    case .poll(let number): polled(number)
    case .lookUp(let outcome, let pageClosed):
      finish(.lookedUp(lookup(after: outcome), pageClosed: pageClosed))
    }
  }

  private mutating func pageLoaded() {
    guard let returnURL = request.returnURL else {
      return finish(.requestRefused(.unusable(.returnURL)))
    }
    enter(
      .checkoutPage(
        CheckoutPage(
          checkoutURL: request.checkoutURL,
          returnURL: returnURL,
          behaviour: scenario.page.behaviour
        )
      )
    )
  }

  private mutating func authenticationAnswered() {
    switch scenario.authorise.behaviour {
    case .notEnrolled, .notSupported, .frictionless: begin(.poll(1))
    case .unavailable: finish(.authenticationUnavailable)
    case .challenge: begin(.startChallenge)
    }
  }

  private mutating func challengeAnswered() {
    let script = scenario.challenge.behaviour
    if let field = script.brokenField {
      return finish(.challengeBroken(.protocolError(field: field)))
    }
    enter(
      .challenge(
        Challenge(prompt: script.prompt, tries: script.tries, timeLimit: script.timeLimit)
      )
    )
  }

  private mutating func judged(_ answer: ChallengeAnswer, _ challenge: consuming Challenge) {
    switch scenario.answer.behaviour.reply(to: answer, in: challenge) {
    case .final(let status): authenticated(status)
    case .again(let warning):
      if let final = challenge.showAgain(warning) {
        authenticated(final)
      } else {
        enter(.challenge(challenge))
      }
    case .codeSent:
      challenge.newCodeSent()
      enter(.challenge(challenge))
    case .acsTimedOut: finish(.acsTimedOut)
    case .protocolError(let field): finish(.challengeBroken(.protocolError(field: field)))
    }
  }

  private mutating func authenticated(_ status: TransStatus) {
    switch status {
    case .authenticated: begin(.poll(1))
    case .attempted:
      wasOnlyAttempted = true
      begin(.poll(1))
    case .notAuthenticated: finish(.authenticationFailed)
    case .rejected: finish(.authenticationRejected)
    case .unavailable: finish(.authenticationUnavailable)
    }
  }

  private mutating func polled(_ number: Int) {
    if let answer = scenario.poll.behaviour.answer {
      finish(ending(of: answer))
    } else if number < PollScript.most {
      begin(.poll(number + 1))
    } else {
      finish(.stillProcessing)
    }
  }

  private func ending(of answer: PlatformAnswer) -> Ending {
    switch answer {
    case .approved:
      if request.isPreauthorisation || scenario.isPreauthorisation { return .approved(.authorized) }
      return .approved(wasOnlyAttempted ? .capturedAfterAttempt : .captured)
    case .declined(let reason): return .declined(reason)
    case .cancelledByShopper: return .cancelledByShopper
    case .cancelledByMerchant: return .cancelledByMerchant
    case .paymentTimedOut: return .paymentTimedOut
    case .acsTimedOut: return .acsTimedOut
    case .authenticationFailed: return .authenticationFailed
    }
  }

  private func lookup(after outcome: CheckoutPage.Outcome) -> LookupAnswer {
    let order = request.payment.orderNumber
    guard case .answers(let status, let failure) = scenario.lookup.behaviour else {
      return LookupAnswer(status: status(after: outcome), orderNumber: order)
    }
    return LookupAnswer(
      status: status,
      orderNumber: status == nil ? nil : order,
      failure: failure
    )
  }

  private func status(after outcome: CheckoutPage.Outcome) -> PaymentStatus {
    switch outcome {
    case .unpaid: .initialized
    case .cancelled: .cancelled
    case .paid(.bankLink): .settled
    case .paid(.card):
      request.isPreauthorisation || scenario.isPreauthorisation ? .authorized : .captured
    }
  }
}
