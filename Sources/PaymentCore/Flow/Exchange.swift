/// One request of the SDK that waits for its answer.
package struct Exchange: Hashable, Sendable {
  /// What was asked.
  package enum Kind: Hashable, Sendable {
    /// Load the checkout page.
    case loadPage
    /// Open the card session.
    case openSession
    /// Create the payment.
    case create
    /// Authorise it.
    case authorise
    /// The challenge's first message.
    case startChallenge
    /// Judge an answer; the challenge stays on the screen.
    indirect case answer(ChallengeAnswer, Challenge)
    /// Poll for the end, from 1.
    case poll(Int)
    /// Look the status up after the checkout page.
    case lookUp(CheckoutPage.Outcome, pageClosed: Bool)
    /// Ask the wallet to pay.
    case askWallet
  }

  /// What was asked.
  package internal(set) var kind: Kind
  /// The time until the answer, or until the wait for it is given up or has lost its sense.
  package internal(set) var timeLeft: Duration
  /// Whether no answer will come by itself.
  package let isSilent: Bool
}

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

extension Scenario {
  /// How and when one request of the SDK is answered.
  struct Timing {
    let fault: Fault?
    let latency: Duration
    /// Whether no answer comes within the time that it is waited for.
    let isSilent: Bool

    init<Behaviour>(_ step: Step<Behaviour>, limit: Duration) {
      fault = step.fault
      latency = step.fault == .networkLost ? min(step.latency, .milliseconds(300)) : step.latency
      // An answer at the very end of the wait is too late: a deadline wins.
      isSilent = step.fault == .silent || latency >= limit
    }
  }

  /// The step that answers a request, as far as its fault and its latency go.
  func timing(of kind: Exchange.Kind) -> Timing {
    let limit = kind.limit
    return switch kind {
    case .loadPage: Timing(page, limit: limit)
    case .openSession: Timing(session, limit: limit)
    case .create: Timing(create, limit: limit)
    case .authorise: Timing(authorise, limit: limit)
    case .startChallenge: Timing(challenge, limit: limit)
    case .answer: Timing(answer, limit: limit)
    case .poll: Timing(poll, limit: limit)
    case .lookUp: Timing(lookup, limit: limit)
    case .askWallet: Timing(wallet, limit: limit)
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
