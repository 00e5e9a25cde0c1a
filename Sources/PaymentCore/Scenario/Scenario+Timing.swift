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
