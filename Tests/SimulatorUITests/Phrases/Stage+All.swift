import PaymentCore

@testable import SimulatorUI

extension Stage {
  static let all: [Stage] = forms + challenges + pages + overlays

  private static let forms: [Stage] = [
    Stage(name: "empty form") { _ in
    } shows: {
      [
        $0.shell.badge, $0.shell.promise, $0.languageName, $0.shell.stepOrder, $0.shell.stepCard,
        $0.shell.stepChallenge, $0.shell.stepResult, $0.shell.payByCard,
        $0.shell.payByPage, $0.shell.payByWallet, $0.form.title, $0.form.number, $0.form.expiry,
        $0.form.expiryHint, $0.form.securityCode("CVC"), $0.form.securityCodeHint("3–4"),
        $0.form.name, $0.form.firstHint("4242 4242 4242 4242", "F2"), $0.status.title,
        $0.status.waiting, "F1 \($0.keys.help)", "Esc \($0.keys.cancel)", "F2 \($0.keys.picker)",
        "F3 \($0.keys.inspector)", "F4 \($0.keys.contract)", "F5 \($0.keys.switchLanguage)",
      ]
    },
    Stage(name: "form with nothing in it, submitted") {
      $0.press(.enter, .enter, .enter, .enter)
    } shows: {
      [
        $0.problems.numberRequired, $0.problems.expiryRequired, $0.problems.codeRequired,
        $0.problems.nameRequired,
      ]
    },
    Stage(name: "form with wrong values") {
      $0.pay(number: "4242424242424241")
    } shows: {
      [$0.problems.luhn]
    },
    Stage(name: "form with a card that may be real") {
      $0.pay(number: "4242424242424200")
    } shows: { _ in
      []
    },
    Stage(name: "contract changed with a wallet", flow: .wallet) {
      $0.press(.function(4))
    } shows: {
      [$0.shell.contractFixed]
    },
    Stage(name: "second payment") {
      $0.press(.function(9))
    } shows: {
      [$0.shell.secondPayment($0.status.failed)]
    },
  ]

  private static let pages: [Stage] = [
    Stage(name: "card session", act: { $0.pay() }) {
      [$0.processing.title, $0.processing.wait]
    },
    Stage(name: "Esc while processing") {
      $0.pay()
      $0.press(.escape)
    } shows: {
      [$0.shell.underWay]
    },
    Stage(name: "Ctrl-C while processing") {
      $0.pay()
      $0.press(.control("c"))
    } shows: {
      [$0.shell.interruptAgain]
    },
    Stage(name: "checkout page", flow: .hosted, act: { $0.waitForPerson() }) {
      [
        $0.shell.stepPage, $0.pages.checkout, $0.pages.choose, $0.pages.card, $0.pages.bankLink,
        $0.pages.cancel, $0.pages.closeHint,
      ]
    },
    Stage(name: "paid on the page", flow: .hosted) {
      $0.waitForPerson()
      $0.press(.enter)
    } shows: {
      [$0.pages.paid, $0.pages.backToShop]
    },
    Stage(name: "own bank", flow: .hosted) {
      $0.waitForPerson()
      $0.press(.tab, .enter)
    } shows: {
      [$0.pages.bank, $0.pages.cancel]
    },
    Stage(name: "unrelated page", scenario: .hostedUnrelatedAddress) {
      $0.waitForPerson()
      $0.press(.enter, .enter)
    } shows: {
      [$0.pages.unrelated, $0.pages.goOn]
    },
    Stage(name: "wallet sheet", flow: .wallet, act: { _ in }) {
      [
        $0.shell.stepWallet, $0.wallet.title, $0.wallet.card, $0.wallet.amount,
        $0.wallet.confirm, $0.wallet.cancel,
      ]
    },
  ]

  private static let overlays: [Stage] = [
    Stage(name: "help on the form", act: { $0.press(.function(1)) }) {
      [
        $0.keys.title, $0.keys.next, $0.keys.previous, $0.keys.confirm, $0.keys.edit, $0.keys.flow,
        $0.keys.secondPayment, $0.keys.repaint, $0.keys.suspend, $0.keys.interrupt,
        "Esc \($0.keys.close)",
      ]
    },
    Stage(name: "help on the wallet's sheet", flow: .wallet, act: { $0.press(.function(1)) }) {
      [$0.keys.toggle]
    },
    Stage(name: "inspector", act: { $0.press(.function(3)) }) {
      [
        $0.inspector.title, $0.inspector.scroll, $0.inspector.path, $0.inspector.here,
        $0.inspector.decidedBy, $0.inspector.byDefault,
      ]
    },
    Stage(name: "list that nothing fits") {
      $0.press(.function(2))
      $0.type("xyz")
    } shows: {
      [$0.picker.title, $0.picker.filter("xyz"), $0.picker.nothing]
    },
  ]
}
