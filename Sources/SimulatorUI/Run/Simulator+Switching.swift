internal import PaymentContracts
internal import PaymentCore

extension Simulator {
  /// F4: before anything was sent the run's own contract, afterwards only the view.
  mutating func changeContract() {
    let other = viewedContract.other
    guard case .paying(let flow) = phase, flow.isBeforeSending else {
      viewedContract = other
      if case .paying = phase { notice = .contractViewOnly }
      return
    }
    guard Contract(runningOnly: options.flow) == nil else {
      notice = .contractFixed
      return
    }
    options.contract = other
    viewedContract = other
    commands.append(.restart(keeping: flow))
  }

  /// The shop's first line: card, checkout page or wallet for the same payment.
  mutating func changeFlow() {
    guard case .paying(let flow) = phase, flow.isBeforeSending else { return }
    let flows = FlowKind.allCases
    let index = flows.firstIndex(of: options.flow).map { ($0 + 1) % flows.count } ?? 0
    if options.scenario?.flow != flows[index] { options.scenario = nil }
    restart(in: flows[index])
  }

  /// Starts the same payment anew, in another flow or with another scenario.
  mutating func restart(in flow: FlowKind) {
    options.flow = flow
    if let contract = Contract(runningOnly: flow) {
      options.contract = contract
      viewedContract = contract
    }
    commands.append(.restart(keeping: nil))
  }

  mutating func changeLanguage() {
    let languages = Language.allCases
    let index = languages.firstIndex(of: options.language).map { ($0 + 1) % languages.count } ?? 0
    options.language = languages[index]
    if case .picker(var picker) = overlay {
      picker.translate(to: phrases.titles)
      overlay = .picker(picker)
    }
  }
}

extension PaymentFlow {
  /// Whether the payment can still be changed: nothing was sent.
  var isBeforeSending: Bool {
    switch state {
    case .cardForm, .walletSheet: true
    case .checkoutPage(let page): page.outcome == .unpaid
    case .processing(let exchange): exchange.kind == .loadPage
    case .challenge, .finished: false
    }
  }
}
