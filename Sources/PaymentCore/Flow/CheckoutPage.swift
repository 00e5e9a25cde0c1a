/// The platform's checkout page in a browser-like frame.
package struct CheckoutPage: Hashable, Sendable {
  /// How the shopper may pay on the page.
  package enum Method: CaseIterable, Hashable, Sendable {
    /// By card.
    case card
    /// By a payment in the shopper's own bank.
    case bankLink
  }

  /// Which page is shown.
  package enum Stage: Hashable, Sendable {
    /// The choice of a method.
    case choosing
    /// The shopper's own bank, at an address of its own.
    case bank
    /// Paid; the way back to the shop.
    case paid(Method)
    /// Paid, at an address that has nothing to do with the shop.
    case unrelated(Method)
  }

  /// What the shopper's next key goes to.
  package enum Control: Hashable, Sendable {
    /// Pay in this way.
    case method(Method)
    /// Cancel the payment and go back to the shop.
    case cancel
    /// Approve in the bank.
    case approve
    /// Go on to the shop.
    case goOn
  }

  /// What the shopper did on the page, as far as the platform knows.
  package enum Outcome: Hashable, Sendable {
    /// Nothing was paid.
    case unpaid
    /// Paid in this way.
    case paid(Method)
    /// Cancelled on the page.
    case cancelled

    /// What it means to be told to stop on the page.
    var stopMoment: StopMoment {
      switch self {
      case .paid: .afterSending
      case .unpaid, .cancelled: .beforeSending
      }
    }
  }

  /// Which page is shown.
  package private(set) var stage = Stage.choosing
  /// Where the next key goes.
  package private(set) var focus = Control.method(.card)
  /// The address shown in the address line.
  package private(set) var address: String
  /// What the platform knows the shopper to have done.
  package private(set) var outcome = Outcome.unpaid
  private let checkoutURL: String
  private let returnURL: ReturnURL
  private let behaviour: PageBehaviour

  init(checkoutURL: String, returnURL: ReturnURL, behaviour: PageBehaviour) {
    self.checkoutURL = checkoutURL
    self.returnURL = returnURL
    self.behaviour = behaviour
    address = checkoutURL
  }

  /// What Tab visits, in order.
  package var controls: [Control] {
    switch stage {
    case .choosing: Method.allCases.map(Control.method) + [.cancel]
    case .bank: [.approve, .cancel]
    case .paid, .unrelated: [.goOn]
    }
  }

  /// Whether the page has led to the return URL, which ends it.
  var hasReturned: Bool { returnURL.matches(address) }

  mutating func moveFocus(forward: Bool) {
    let controls = controls
    guard let index = controls.firstIndex(of: focus) else { return }
    focus = controls[(index + (forward ? 1 : controls.count - 1)) % controls.count]
  }

  /// Does what the focused control does.
  mutating func confirm() {
    switch focus {
    case .method(.card): pay(.card)
    case .method(.bankLink): show(.bank, at: "https://bank.example/authorise")
    case .approve: pay(.bankLink)
    case .cancel:
      outcome = .cancelled
      address = returnURL.text
    case .goOn:
      if case .paid(let method) = stage, behaviour == .passesUnrelatedAddress {
        show(.unrelated(method), at: "https://news.example/?back=\(returnURL.text)")
      } else {
        address = returnURL.text
      }
    }
  }

  private mutating func pay(_ method: Method) {
    outcome = .paid(method)
    show(.paid(method), at: checkoutURL + "/done")
  }

  private mutating func show(_ stage: Stage, at address: String) {
    self.stage = stage
    self.address = address
    focus = controls[0]
  }
}
