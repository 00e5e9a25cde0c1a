/// The names of the machine's states, for its path, its picture and its tests.
package enum StateName: String, CaseIterable, Hashable, Sendable {
  /// The card form is on the screen.
  case cardForm = "card form"
  /// The checkout page is loading.
  case loadingPage = "loading page"
  /// The checkout page is on the screen.
  case checkoutPage = "checkout page"
  /// The wallet's sheet is on the screen.
  case walletSheet = "wallet sheet"
  /// The wallet was asked to pay.
  case askingWallet = "asking wallet"
  /// The card session is being opened.
  case openingSession = "opening session"
  /// The payment is being created.
  case creatingPayment = "creating payment"
  /// The payment is being authorised.
  case authorising = "authorising"
  /// The challenge's first message is awaited.
  case startingChallenge = "starting challenge"
  /// The challenge is on the screen.
  case challenge = "challenge"
  /// The issuer judges an answer.
  case answeringChallenge = "answering challenge"
  /// The SDK polls for the payment's end.
  case polling = "polling"
  /// The status is being looked up.
  case lookingUp = "looking up"
  /// The run has its result.
  case finished = "finished"
}

/// One state that a run went through, and when it was entered.
package struct TrailEntry: Hashable, Sendable {
  /// The state.
  package let state: StateName
  /// The time since the start of the run.
  package let time: Duration
}

extension PaymentFlow.State {
  /// The state's name.
  package var name: StateName {
    switch self {
    case .cardForm: .cardForm
    case .checkoutPage: .checkoutPage
    case .walletSheet: .walletSheet
    case .processing(let exchange): exchange.kind.stateName
    case .challenge: .challenge
    case .finished: .finished
    }
  }
}

extension Exchange.Kind {
  var stateName: StateName {
    switch self {
    case .loadPage: .loadingPage
    case .openSession: .openingSession
    case .create: .creatingPayment
    case .authorise: .authorising
    case .startChallenge: .startingChallenge
    case .answer: .answeringChallenge
    case .poll: .polling
    case .lookUp: .lookingUp
    case .askWallet: .askingWallet
    }
  }
}
