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

extension Exchange {
  /// Waits for an answer, or for the end of the challenge that it is about.
  init(_ kind: Kind, latency: Duration?) {
    self.kind = kind
    isSilent = latency == nil
    timeLeft = latency ?? kind.limit
    if case .answer(_, let challenge) = kind { timeLeft = min(timeLeft, challenge.timeLeft) }
  }

  mutating func elapse(_ duration: Duration) {
    timeLeft -= duration
    if case .answer(let answer, var challenge) = kind {
      challenge.elapse(duration)
      kind = .answer(answer, challenge)
    }
  }
}
