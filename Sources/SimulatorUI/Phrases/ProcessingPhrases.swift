internal import PaymentCore

/// The screens while an answer is awaited.
public struct ProcessingPhrases: Sendable {
  /// The heading.
  public let title: String
  /// Loading the checkout page.
  public let loadingPage: String
  /// Opening the card session.
  public let openingSession: String
  /// Creating the payment.
  public let creating: String
  /// Authorising.
  public let authorising: String
  /// Waiting for the bank's challenge.
  public let startingChallenge: String
  /// The bank judges the answer.
  public let answering: String
  /// Polling, the %1th time of %2.
  public let polling: Template
  /// Looking the status up.
  public let lookingUp: String
  /// Asking the wallet.
  public let askingWallet: String
  /// What to do meanwhile.
  public let wait: String
  /// The SDK's screens have left; the result is on its way.
  public let handingOver: String

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
