extension PaymentFlow {
  /// What the scenario's shopper does where the run stands; empty where they only wait.
  ///
  /// - Parameters:
  ///   - card: The number that goes into an empty form, digits only.
  ///   - choice: What is chosen where a screen offers more than one way on.
  /// - Returns: The events, in their order.
  package func shopperActs(
    card: String = "4242424242424242",
    choice: Shopper.Choice = .right
  ) -> [Event] {
    switch state {
    case .cardForm(let form): scenario.shopper.actsAtOnce ?? form.acts(card)
    case .checkoutPage(let page): scenario.shopper.actsAtOnce ?? page.acts(scenario.shopper, choice)
    case .walletSheet: scenario.shopper.actsAtOnce ?? [.confirmed]
    case .challenge(let challenge): scenario.shopper.actsInChallenge ?? challenge.acts(choice)
    case .processing, .finished: []
    }
  }

  /// Plays the run to its end: the shopper acts at once, and what is waited for comes in its time.
  package mutating func play(
    card: String = "4242424242424242",
    choice: Shopper.Choice = .right
  ) {
    // No run has half as many steps; a shopper whose card is refused at every try has no end.
    for _ in 0..<64 where result == nil {
      let acts = shopperActs(card: card, choice: choice)
      for event in acts { handle(event) }
      if acts.isEmpty, let deadline { handle(.elapsed(deadline)) }
    }
  }
}

extension Shopper {
  /// What is done on the first screen, whatever it is; nil if that depends on the screen.
  fileprivate var actsAtOnce: [Event]? {
    switch self {
    case .leaves: [.cancelled]
    case .doesNothing: []
    case .pays, .paysAndLeaves, .leavesChallenge, .ignoresChallenge: nil
    }
  }

  /// What is done in the challenge, whatever it asks; nil if it is answered.
  fileprivate var actsInChallenge: [Event]? {
    switch self {
    case .leavesChallenge: [.cancelled]
    case .ignoresChallenge: []
    case .pays, .leaves, .paysAndLeaves, .doesNothing: nil
    }
  }
}

extension CardForm {
  fileprivate func acts(_ card: String) -> [Event] {
    guard isEmpty(.number), checksFields else { return [.submitted] }
    return [.filled(CardEntry(number: card, today: today)), .submitted]
  }
}

extension CheckoutPage {
  fileprivate func acts(_ shopper: Shopper, _ choice: Shopper.Choice) -> [Event] {
    if shopper == .paysAndLeaves { return [outcome == .unpaid ? .confirmed : .cancelled] }
    switch (stage, choice) {
    // The way back from the first method leads to the last control, which cancels.
    case (.choosing, .wrong): return [.focusMoved(forward: false), .confirmed]
    case (.choosing, .right), (.bank, _), (.paid, _), (.unrelated, _): return [.confirmed]
    }
  }
}

extension Challenge {
  fileprivate func acts(_ choice: Shopper.Choice) -> [PaymentCore.Event] {
    switch (prompt.kind, choice) {
    case (.oneTimeCode, .right): [.edited(.paste("1234")), .confirmed]
    case (.oneTimeCode, .wrong): [.edited(.paste("0000")), .confirmed]
    case (.singleSelect, .right), (.outOfBand, .right): [.confirmed]
    case (.singleSelect, .wrong): forward(prompt.options.count - 1) + [.confirmed]
    case (.multiSelect, .right): [.toggled] + forward(2) + [.toggled, .confirmed]
    case (.multiSelect, .wrong): [.toggled, .confirmed]
    case (.outOfBand, .wrong): forward(1) + [.confirmed]
    }
  }

  private func forward(_ count: Int) -> [PaymentCore.Event] {
    Array(repeating: .focusMoved(forward: true), count: max(0, count))
  }
}
