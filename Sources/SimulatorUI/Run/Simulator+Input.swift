internal import PaymentContracts
internal import PaymentCore

extension Simulator {
  /// The smallest screen that everything fits on.
  package static let smallestSize = TooSmallScreen.smallestSize

  var isTooSmall: Bool { TooSmallScreen.isNeeded(on: size) }

  mutating func handle(_ input: Input) {
    let canStay = changedOnlyForm && notice == nil && overlay == nil
    changedOnlyForm = false
    defer { changedOnlyForm = canStay && keepsChrome(input) }
    switch input {
    case .key(let key): press(key)
    case .elapsed(let duration): send(.elapsed(duration))
    case .resized(let size): self.size = size
    case .cameBack: send(.cameBack)
    case .stopped: stop()
    }
  }

  /// Whether everything round the card form is as it was before `input`.
  private func keepsChrome(_ input: Input) -> Bool {
    guard case .paying(let flow) = phase, case .cardForm(let form) = flow.state, overlay == nil,
      notice == nil, hostRequest == nil, commands.isEmpty
    else { return false }
    switch input {
    case .elapsed: return true
    case .key(let key):
      guard case .field = form.focus else { return false }
      return FieldEdit(key) != nil
    case .resized, .cameBack, .stopped: return false
    }
  }

  /// Hands an event to the machine and notes when it has its result.
  mutating func send(_ event: Event) {
    switch phase {
    case .paying(var flow):
      // The machine is taken out of the phase, so that it is changed in place.
      phase = .starting
      flow.handle(event)
      if case .processing = flow.state {} else { interrupts = 0 }
      phase = flow.result == nil ? .paying(flow) : .leaving(flow)
      if flow.result != nil { overlay = nil }
    case .showing(var flow, let delivery):
      flow.handle(event)
      phase = .showing(flow, delivery)
    case .starting, .leaving, .left: break  // No machine is running.
    }
  }

  private mutating func stop() {
    overlay = nil
    send(.stopped)
    if case .showing = phase { phase = .left }
  }

  private mutating func press(_ key: Key) {
    guard let action = KeyBinding.action(for: key) else { return pressPlain(key) }
    switch action {
    case .repaint: hostRequest = .repaint
    case .suspend: hostRequest = .suspend
    case .interrupt: interrupt()
    // It changes nothing, so that a recording can show a screen that is too small.
    case .checkpoint: hostRequest = .checkpoint
    case .help, .picker, .inspector, .contract, .language, .secondPayment, .flow:
      guard !isTooSmall else { return }
      notice = nil
      perform(action)
    }
  }

  private mutating func perform(_ action: KeyBinding.Action) {
    switch action {
    case .help: toggleOverlay(.help(scroll: 0))
    case .inspector: toggleOverlay(.inspector(scroll: 0))
    case .picker: togglePicker()
    case .contract: changeContract()
    case .language: changeLanguage()
    case .flow: changeFlow()
    case .secondPayment: if showsSDK { commands.append(.startSecond) }
    case .checkpoint, .repaint, .suspend, .interrupt: break  // Done on a screen of any size.
    }
  }

  private mutating func toggleOverlay(_ wanted: Overlay) {
    switch (overlay, wanted) {
    case (.help, .help), (.inspector, .inspector): overlay = nil
    case (_, .help), (_, .inspector), (_, .picker): overlay = wanted
    }
  }

  private mutating func togglePicker() {
    if case .picker = overlay {
      overlay = nil
    } else if case .paying(let flow) = phase, flow.isBeforeSending {
      overlay = .picker(Picker(cards: options.cards, titles: phrases.titles))
    }
  }

  /// Ctrl-C: cancels what can be cancelled; while processing the second one stops.
  private mutating func interrupt() {
    overlay = nil
    notice = nil
    switch phase {
    case .paying(let flow):
      switch flow.state {
      case .cardForm, .checkoutPage, .walletSheet, .challenge: send(.cancelled)
      case .processing:
        interrupts += 1
        if interrupts > 1 {
          send(.stopped)
        } else {
          notice = .interruptAgain
        }
      case .finished: break  // The result is on its way.
      }
    case .showing: phase = .left
    case .starting, .leaving, .left: break  // The result is on its way.
    }
  }

  private mutating func pressPlain(_ key: Key) {
    guard !isTooSmall else { return }
    notice = nil
    if overlay != nil { return pressInOverlay(key) }
    switch phase {
    case .paying(let flow): press(key, in: flow.state)
    case .showing: pressOnResult(key)
    case .starting, .leaving, .left: break  // Nothing can be done here.
    }
  }

  private mutating func press(_ key: Key, in state: PaymentFlow.State) {
    switch state {
    case .cardForm(let form): pressOnForm(key, form)
    case .challenge(let challenge): pressOnChallenge(key, challenge)
    case .checkoutPage, .walletSheet: pressOnControls(key)
    case .processing:
      if key == .escape { notice = .underWay }
    case .finished: break  // The result is on its way.
    }
  }

  private mutating func pressOnResult(_ key: Key) {
    switch key {
    case .enter, .typed("q"): phase = .left
    case .typed("n"):
      makeNewPayment()
      viewedContract = options.contract
      phase = .starting
      commands.append(.start)
    case .typed, .paste, .control, .alt, .function, .tab, .backTab, .escape, .backspace, .delete,
      .up, .down, .left, .right, .wordLeft, .wordRight, .home, .end, .pageUp, .pageDown:
      break  // No other key does anything to a result.
    }
  }
}
