internal import PaymentCore

extension PlainDialogue {
  /// What of a run's state is told when it changes.
  enum Stage: Hashable, Sendable {
    /// Nothing has been told yet.
    case nothing
    /// The fields are asked for, one by one.
    case form
    /// The form is filled.
    case filledForm
    /// A page of the checkout.
    case page(CheckoutPage.Stage)
    /// The wallet's sheet with one of its cards.
    case wallet(card: Int)
    /// An answer is awaited.
    case processing(StateName)
    /// The bank asks.
    case challenge
    /// The SDK has said its last.
    case leaving
    /// The result is there.
    case result

    init(_ phase: Phase) {
      self =
        switch phase {
        case .starting, .left: .nothing
        case .paying(let flow): Stage(flow.state)
        case .leaving: .leaving
        case .showing: .result
        }
    }

    private init(_ state: PaymentFlow.State) {
      self =
        switch state {
        case .cardForm(let form): form.focus == .pay ? .filledForm : .form
        case .checkoutPage(let page): .page(page.stage)
        case .walletSheet(let sheet): .wallet(card: sheet.chosenCard)
        case .processing: .processing(state.name)
        case .challenge: .challenge
        case .finished: .leaving
        }
    }

    var isProcessing: Bool {
      switch self {
      case .processing: true
      case .nothing, .form, .filledForm, .page, .wallet, .challenge, .leaving, .result: false
      }
    }
  }
}
