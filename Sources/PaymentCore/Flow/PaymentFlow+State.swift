extension PaymentFlow.State {
  /// The state's name.
  public var name: StateName {
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
  /// The time until something happens: the answer, or the end of the challenge behind it.
  var deadline: Duration {
    if case .answer(_, let challenge) = kind { return min(timeLeft, challenge.timeLeft) }
    return timeLeft
  }

  mutating func elapse(_ duration: Duration) {
    if case .answer(let answer, var challenge) = kind {
      challenge.elapse(duration)
      self = Exchange(
        kind: .answer(answer, challenge),
        timeLeft: timeLeft - duration,
        isSilent: isSilent
      )
    } else {
      timeLeft -= duration
    }
  }
}
