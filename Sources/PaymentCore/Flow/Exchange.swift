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
