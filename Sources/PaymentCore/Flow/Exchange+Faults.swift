extension Exchange.Kind {
  var isLookup: Bool {
    if case .lookUp = self { true } else { false }
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

extension PaymentFlow {
  struct Timing {
    let fault: Fault?
    let latency: Duration
    let isSilent: Bool

    init<Behaviour>(_ step: Step<Behaviour>, isSilent: Bool? = nil) {
      fault = step.fault
      latency = step.fault == .networkLost ? min(step.latency, .milliseconds(300)) : step.latency
      self.isSilent = isSilent ?? (step.fault == .silent)
    }
  }

  func timing(of kind: Exchange.Kind) -> Timing {
    switch kind {
    case .loadPage: Timing(scenario.page)
    case .openSession: Timing(scenario.session)
    case .create: Timing(scenario.create)
    case .authorise: Timing(scenario.authorise)
    case .startChallenge: Timing(scenario.challenge)
    case .answer: Timing(scenario.answer)
    case .poll: pollTiming
    case .lookUp: Timing(scenario.lookup)
    case .askWallet: Timing(scenario.wallet)
    }
  }

  /// A poll that is answered with an error status decides nothing; it counts as unanswered.
  private var pollTiming: Timing {
    if case .http = scenario.poll.fault { return Timing(scenario.poll, isSilent: true) }
    return Timing(scenario.poll)
  }
}
