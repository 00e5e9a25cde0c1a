extension Exchange.Kind {
  /// Whether the simulated platform leaves it unanswered, whatever its latency.
  ///
  /// A poll that is answered with an error status decides nothing; it counts as unanswered.
  func isUnanswered(with fault: Fault?, hasOwnResolver: Bool) -> Bool {
    switch (self, fault) {
    case (.lookUp, _): hasOwnResolver
    case (.poll, .http?): true
    case (.poll, _), (.loadPage, _), (.openSession, _), (.create, _), (.authorise, _),
      (.startChallenge, _), (.answer, _), (.askWallet, _):
      false
    }
  }

  /// What it means to be told to stop while the answer is awaited.
  var stopMoment: StopMoment {
    switch self {
    case .loadPage: .beforeSending
    case .openSession, .create, .authorise, .startChallenge, .answer, .poll, .lookUp, .askWallet:
      .afterSending
    }
  }

  /// Whether money may move from here on.
  var sendsPayment: Bool {
    switch self {
    case .authorise, .lookUp: true
    case .loadPage, .openSession, .create, .startChallenge, .answer, .poll, .askWallet: false
    }
  }

  /// How long the answer is waited for.
  var limit: Duration {
    switch self {
    case .startChallenge, .answer: PaymentFlow.messageLimit
    case .loadPage, .openSession, .create, .authorise, .poll, .lookUp, .askWallet:
      PaymentFlow.answerLimit
    }
  }

  /// How the run ends when the answer never comes.
  var endingWithoutAnswer: Ending {
    switch self {
    case .loadPage: .pageLoadFailed
    case .openSession: .sessionFailed(.networkLost)
    case .create: .createLost
    case .authorise: .authorisationUnanswered
    case .startChallenge, .answer: .challengeBroken(.silent)
    case .poll: .pollingTimedOut
    case .lookUp: .lookupTimedOut
    case .askWallet: .walletFailed
    }
  }

  /// How the run ends with a fault; nil if the fault does not end it.
  func ending(of fault: Fault) -> Ending? {
    switch fault {
    case .networkLost: endingWithoutNetwork
    case .http(let status): ending(ofHTTP: status)
    case .silent: endingWithoutAnswer
    case .answersTwice: nil
    }
  }

  private var endingWithoutNetwork: Ending {
    switch self {
    case .poll: .pollingLost
    case .lookUp(_, let pageClosed): Self.lookupFailed("the network was lost", pageClosed)
    case .loadPage, .openSession, .create, .authorise, .startChallenge, .answer, .askWallet:
      endingWithoutAnswer
    }
  }

  private func ending(ofHTTP status: Int) -> Ending {
    switch self {
    case .openSession: .sessionFailed(status == 401 ? .unauthorized : .failed)
    case .create: .createFailed
    case .authorise:
      // A server error or 408 leaves open whether the payment was taken.
      (400..<500).contains(status) && status != 408
        ? .authorisationRefused : .authorisationUnanswered
    case .startChallenge, .answer: .challengeBroken(.protocolError(field: "HTTP \(status)"))
    case .lookUp(_, let pageClosed): Self.lookupFailed("HTTP \(status)", pageClosed)
    case .poll, .loadPage, .askWallet: endingWithoutAnswer
    }
  }

  private static func lookupFailed(_ reason: String, _ pageClosed: Bool) -> Ending {
    .lookedUp(LookupAnswer(failure: reason), pageClosed: pageClosed)
  }
}
