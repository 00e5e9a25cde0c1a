extension PaymentFlow {
  /// Shows the flow's first screen, or ends at once if the request cannot be used.
  mutating func showFirstScreen(keeping form: CardForm?) {
    if let defect = request.defect ?? scenario.defect {
      return finish(.requestRefused(defect))
    }
    switch request.flow {
    case .card:
      var next = CardForm(
        today: setup.today,
        numbers: setup.cards.numbers,
        checksFields: scenario.fieldFault == nil
      )
      if let entry = scenario.prefill(today: setup.today) {
        next.fill(entry)
      } else if let form, form.checksFields == next.checksFields {
        next = form
      }
      enter(.cardForm(next))
    case .hosted: begin(.loadPage)
    case .wallet:
      if scenario.wallet.behaviour == .notConfigured { return finish(.walletNotConfigured) }
      enter(.walletSheet(WalletSheet()))
    }
  }

  /// Takes in what a person did.
  mutating func handleAct(_ event: Event) {
    switch state {
    case .cardForm(var form): handleAct(event, on: &form)
    case .checkoutPage(var page): handleAct(event, on: &page)
    case .walletSheet(var sheet): handleAct(event, on: &sheet)
    case .challenge(var challenge): handleAct(event, on: &challenge)
    case .processing, .finished: break  // Nothing can be done until the answer is here.
    }
  }

  /// The program is told to stop: cancelled while nothing was sent, in doubt afterwards.
  mutating func stop() {
    switch state {
    case .cardForm, .walletSheet: finish(.stopped(.beforeSending))
    case .checkoutPage(let page): finish(.stopped(page.outcome.stopMoment))
    case .processing(let exchange): finish(.stopped(exchange.kind.stopMoment))
    case .challenge: finish(.stopped(.afterSending))
    case .finished: break  // The result is there already.
    }
  }

  mutating func cameBack() {
    guard case .challenge(var challenge) = state else { return }
    _ = challenge.handle(.cameBack)
    state = .challenge(challenge)
  }

  private mutating func handleAct(_ event: Event, on form: inout CardForm) {
    switch event {
    case .edited(let edit): form.apply(edit)
    case .focusMoved(let forward): form.moveFocus(forward: forward)
    case .filled(let entry): form.fill(entry)
    case .confirmed:
      if form.focus == .pay || form.focus == .field(.name) { return submit(&form) }
      form.moveFocus(forward: true)
    case .submitted: return submit(&form)
    case .toggled:
      if form.focus == .pay { return submit(&form) }
    case .cancelled: return finish(.cancelledByShopper)
    case .elapsed, .scenarioChosen, .cameBack, .stopped, .lookupAnswered, .platformAnswered:
      break  // No acts of a person.
    }
    state = .cardForm(form)
  }

  private mutating func submit(_ form: inout CardForm) {
    guard form.submit() else {
      state = .cardForm(form)
      return
    }
    decide(card: form.cardNumber)
    if !form.checksFields, let check = form.fieldCheck { return finish(.fieldsRefused(check)) }
    begin(.openSession)
  }

  private mutating func handleAct(_ event: Event, on challenge: inout Challenge) {
    let answer: ChallengeAnswer?
    switch event {
    case .edited(let edit): answer = challenge.handle(.edited(edit))
    case .focusMoved(let forward): answer = challenge.handle(.focusMoved(forward: forward))
    case .confirmed, .submitted: answer = challenge.handle(.confirmed)
    case .toggled: answer = challenge.handle(.toggled)
    // The issuer answers a cancel with N, so the flow itself remembers who ended it.
    case .cancelled: return finish(.challengeCancelled)
    case .filled, .elapsed, .scenarioChosen, .cameBack, .stopped, .lookupAnswered,
      .platformAnswered:
      answer = nil
    }
    if let answer {
      begin(.answer(answer, challenge))
    } else {
      state = .challenge(challenge)
    }
  }

  private mutating func handleAct(_ event: Event, on page: inout CheckoutPage) {
    switch event {
    case .focusMoved(let forward): page.moveFocus(forward: forward)
    case .confirmed, .toggled, .submitted:
      page.confirm()
      if page.hasReturned { return begin(.lookUp(page.outcome, pageClosed: false)) }
    case .cancelled: return begin(.lookUp(page.outcome, pageClosed: true))
    case .edited, .filled, .elapsed, .scenarioChosen, .cameBack, .stopped, .lookupAnswered,
      .platformAnswered:
      break  // Nothing on the page can be edited.
    }
    state = .checkoutPage(page)
  }

  private mutating func handleAct(_ event: Event, on sheet: inout WalletSheet) {
    switch event {
    case .focusMoved(let forward): sheet.moveFocus(forward: forward)
    case .confirmed, .toggled, .submitted:
      switch sheet.focus {
      case .card: sheet.chooseNextCard()
      case .confirm: return begin(.askWallet)
      case .cancel: return finish(.walletCancelled)
      }
    case .cancelled: return finish(.walletCancelled)
    case .edited, .filled, .elapsed, .scenarioChosen, .cameBack, .stopped, .lookupAnswered,
      .platformAnswered:
      break  // Nothing on the sheet can be edited.
    }
    state = .walletSheet(sheet)
  }
}
