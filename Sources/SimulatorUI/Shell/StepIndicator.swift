internal import PaymentCore

/// The steps of a way to pay, the present one in the accent.
struct StepIndicator {
  /// Where the shopper is.
  enum Place {
    /// In the shop, before an SDK shows anything.
    case order
    /// In an SDK.
    case paying(PaymentFlow)
    /// Behind the SDK.
    case result(PaymentFlow?)
  }

  let kind: FlowKind
  let place: Place
  let texts: ShellPhrases

  func draw(_ frame: inout Frame, in area: Rectangle) {
    let names = names
    let present = present(of: names.count)
    var spans: [Span] = []
    for (index, name) in names.enumerated() {
      if index > 0 { spans.append(Span(" ── ", .line)) }
      let mark = index == present ? "●" : index > present ? "○" : isSkipped(name) ? "–" : "✓"
      let style: Style = index == present ? .accent : .quiet
      spans.append(Span("\(mark) \(name)", style))
    }
    if spans.columns > area.size.columns {
      spans = [
        Span("● \(names[present]) ", .accent), Span("\(present + 1)/\(names.count)", .quiet),
      ]
    }
    frame.write(spans, at: area.origin, width: area.size.columns)
  }

  private var names: [String] {
    switch kind {
    case .card: [texts.stepOrder, texts.stepCard, texts.stepChallenge, texts.stepResult]
    case .hosted: [texts.stepOrder, texts.stepPage, texts.stepResult]
    case .wallet: [texts.stepOrder, texts.stepWallet, texts.stepResult]
    }
  }

  private var flow: PaymentFlow? {
    switch place {
    case .order: nil
    case .paying(let flow): flow
    case .result(let flow): flow
    }
  }

  /// Whether the run never came past the step of this name.
  private func isSkipped(_ name: String) -> Bool {
    guard name != texts.stepOrder, let flow else { return false }
    let passed: Set<StateName> =
      name == texts.stepChallenge
      ? (flow.trail.contains { $0.state == .challenge } ? [.polling] : [])
      : [.openingSession, .lookingUp, .askingWallet]
    return !flow.trail.contains { passed.contains($0.state) }
  }

  private func present(of count: Int) -> Int {
    switch place {
    case .order: 0
    case .result: count - 1
    case .paying(let flow):
      switch flow.state {
      case .cardForm, .checkoutPage, .walletSheet: 1
      case .challenge: 2
      case .finished: count - 1
      case .processing(let exchange):
        switch exchange.kind {
        case .loadPage, .openSession, .create, .authorise, .askWallet: 1
        case .startChallenge, .answer: 2
        case .poll: flow.trail.contains { $0.state == .challenge } ? 2 : 1
        case .lookUp: 1
        }
      }
    }
  }
}
