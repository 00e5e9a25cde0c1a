internal import PaymentCore

extension PlainDialogue {
  func choices(on page: CheckoutPage) -> [PlainChoice] {
    page.controls.map {
      PlainChoice(text: Self.writable(simulator.screen(of: page).text(of: $0)), act: .onPage($0))
    } + [PlainChoice(text: plain.closePage, act: .cancel)]
  }

  var walletChoices: [PlainChoice] {
    [
      PlainChoice(text: phrases.wallet.confirm, act: .onSheet(.confirm)),
      PlainChoice(text: plain.changeCard, act: .onSheet(.card)),
      PlainChoice(text: phrases.wallet.cancel, act: .onSheet(.cancel)),
    ]
  }

  mutating func tellPage(_ stage: CheckoutPage.Stage) {
    let texts = phrases.pages
    switch stage {
    case .choosing:
      say("\(texts.checkout), \(simulator.amountText)")
      say(texts.choose)
    case .bank: say(texts.bank)
    case .paid: say(texts.paid)
    case .unrelated: say(texts.unrelated)
    }
    if let question { tellChoices(of: question) }
  }

  mutating func tellWallet(card: Int, isNew: Bool) {
    let texts = phrases.wallet
    let chosen = WalletSheet.cards[card]
    if isNew { say("\(texts.title), \(simulator.amountText)") }
    say("\(texts.card): \(plain.endsIn(chosen.brand.name, chosen.lastFour))")
    if isNew { tellChoices(of: .one(walletChoices, label: nil)) }
  }

  mutating func press(on control: CheckoutPage.Control) {
    guard case .checkoutPage(let page) = paymentState else { return }
    moveFocus(from: page.focus, to: control, among: page.controls)
    press(.enter)
  }

  mutating func press(on control: WalletSheet.Control) {
    guard case .walletSheet(let sheet) = paymentState else { return }
    moveFocus(from: sheet.focus, to: control, among: WalletSheet.Control.allCases)
    press(.enter)
  }

  mutating func moveFocus<Control: Equatable>(
    from focus: Control,
    to target: Control,
    among controls: [Control]
  ) {
    guard let start = controls.firstIndex(of: focus), let end = controls.firstIndex(of: target)
    else { return }
    for _ in 0..<((end - start + controls.count) % controls.count) { press(.tab) }
  }
}
