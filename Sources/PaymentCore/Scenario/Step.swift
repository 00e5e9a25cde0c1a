/// One step of the simulated platform: what it answers, what goes wrong, how long it takes.
package struct Step<Behaviour: Hashable & Sendable>: Hashable, Sendable {
  /// The time a step takes unless a scenario says otherwise.
  package static var usualLatency: Duration { .milliseconds(300) }

  /// What the platform answers.
  package var behaviour: Behaviour
  /// What goes wrong; nil if nothing does.
  package var fault: Fault?
  /// The time until the answer.
  package var latency: Duration

  /// Makes a step.
  package init(
    _ behaviour: Behaviour,
    fault: Fault? = nil,
    latency: Duration = usualLatency
  ) {
    self.behaviour = behaviour
    self.fault = fault
    self.latency = latency
  }
}

/// What goes wrong on the way to an answer of the simulated platform.
package enum Fault: Hashable, Sendable {
  /// The network is lost at once.
  case networkLost
  /// No answer comes, until the step's limit.
  case silent
  /// An HTTP error status instead of an answer.
  case http(Int)
  /// The answer comes twice; the second one is counted and left alone.
  case answersTwice
}

/// What opening the card session is answered.
package enum SessionBehaviour: Hashable, Sendable {
  /// The session is open.
  case opened
  /// The session is refused.
  case refused(SessionFault)
}

/// What creating the payment is answered.
package enum CreateBehaviour: Hashable, Sendable {
  /// The payment is created.
  case created
  /// The payment is not created.
  case refused
}

/// What the issuer says to a payment before it asks the shopper anything.
///
/// Source: EMV 3-D Secure 2.x, authentication response (ARes).
package enum Authentication: String, CaseIterable, Hashable, Sendable {
  /// The card takes no part in 3-D Secure.
  case notEnrolled = "not-enrolled"
  /// The scheme's cards are not checked here.
  case notSupported = "not-supported"
  /// Authenticated without a challenge (transStatus Y).
  case frictionless
  /// Authentication could not be performed (transStatus U).
  case unavailable
  /// A challenge is required (transStatus C).
  case challenge
}

/// The challenge that the simulated issuer asks for.
package struct ChallengeScript: Hashable, Sendable {
  /// What it shows.
  package var prompt: ChallengePrompt
  /// How many answers may be tried.
  package var tries = 3
  /// The time for the whole challenge.
  package var timeLimit = Duration.seconds(300)
  /// The field in which the first message breaks the protocol; nil if it does not.
  package var brokenField: String?

  /// Makes a script with the usual limits.
  package init(prompt: ChallengePrompt, brokenField: String? = nil) {
    self.prompt = prompt
    self.brokenField = brokenField
  }
}

/// What the platform answers while the SDK polls for the payment's end.
package struct PollScript: Hashable, Sendable {
  /// The most polls that an SDK makes.
  package static let most = 10

  /// The answer; nil if the payment is still processing at every poll.
  package var answer: PlatformAnswer?

  /// Makes a script.
  package init(_ answer: PlatformAnswer?) {
    self.answer = answer
  }
}

/// What the checkout page does.
package enum PageBehaviour: String, CaseIterable, Hashable, Sendable {
  /// It loads and leads to the return URL.
  case loads
  /// On its way back it passes an unrelated address, which must not end the payment.
  case passesUnrelatedAddress = "passes-unrelated-address"
}

/// What the status lookup after a checkout page is answered.
package enum LookupBehaviour: Hashable, Sendable {
  /// What follows from what the shopper did on the page.
  case byPage
  /// This answer, whatever the shopper did; the order number is the payment's if it has one.
  case answers(status: PaymentStatus?, failure: String?)
  /// There is no lookup, as with SEB's `apiBaseURL` nil and no resolver.
  case notConfigured
}

/// What the wallet does.
package enum WalletBehaviour: String, CaseIterable, Hashable, Sendable {
  /// It is set up and works.
  case works
  /// It is not set up.
  case notConfigured = "not-configured"
  /// It fails after the shopper has confirmed.
  case fails
}

/// An answer that comes after the run has ended: counted, shown, and otherwise left alone.
package struct LateAnswer: Hashable, Sendable {
  /// What it says.
  package var answer: PlatformAnswer
  /// The time after the end.
  package var delay: Duration

  /// Makes a late answer.
  package init(_ answer: PlatformAnswer, delay: Duration = .milliseconds(300)) {
    self.answer = answer
    self.delay = delay
  }
}
