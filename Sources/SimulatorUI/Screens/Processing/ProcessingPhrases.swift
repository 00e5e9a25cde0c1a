internal import PaymentCore

/// The screens while an answer is awaited.
package struct ProcessingPhrases: Sendable {
  /// The heading.
  package let title: String
  /// Loading the checkout page.
  package let loadingPage: String
  /// Opening the card session.
  package let openingSession: String
  /// Creating the payment.
  package let creating: String
  /// Authorising.
  package let authorising: String
  /// Waiting for the bank's challenge.
  package let startingChallenge: String
  /// The bank judges the answer.
  package let answering: String
  /// Polling, the %1th time of %2.
  package let polling: Template
  /// Looking the status up.
  package let lookingUp: String
  /// Asking the wallet.
  package let askingWallet: String
  /// What to do meanwhile.
  package let wait: String
  /// The SDK's screens have left; the result is on its way.
  package let handingOver: String

  func text(_ kind: Exchange.Kind) -> String {
    switch kind {
    case .loadPage: loadingPage
    case .openSession: openingSession
    case .create: creating
    case .authorise: authorising
    case .startChallenge: startingChallenge
    case .answer: answering
    case .poll(let number): polling("\(number)", "\(PollScript.most)")
    case .lookUp: lookingUp
    case .askWallet: askingWallet
    }
  }
}
