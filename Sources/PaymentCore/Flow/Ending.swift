/// How a run ended, as facts in neither SDK's words.
///
/// Each SDK's result is one exhaustive translation of these cases.
package enum Ending: Hashable, Sendable {
  /// The issuer approved.
  case approved(Approval)
  /// The issuer or the provider declined.
  case declined(DeclineReason)
  /// The authentication failed (transStatus N).
  case authenticationFailed
  /// The issuer rejected during authentication (transStatus R).
  case authenticationRejected
  /// Authentication could not be performed (transStatus U).
  case authenticationUnavailable
  /// The shopper cancelled the challenge.
  case challengeCancelled
  /// The challenge's time ran out.
  case challengeTimedOut
  /// The issuer's server reported that its own time ran out.
  case acsTimedOut
  /// The challenge broke down.
  case challengeBroken(ChallengeFault)
  /// The payment's own time ran out.
  case paymentTimedOut
  /// The shopper cancelled before paying.
  case cancelledByShopper
  /// The merchant cancelled meanwhile.
  case cancelledByMerchant
  /// Every poll was answered, the last still processing.
  case stillProcessing
  /// Polls stopped being answered.
  case pollingTimedOut
  /// The network was lost while polling.
  case pollingLost
  /// Creating the payment lost the network: nothing had left.
  case createLost
  /// The payment could not be created.
  case createFailed
  /// The authorisation left and was never answered: money may have moved.
  case authorisationUnanswered
  /// The authorisation was answered with a client error.
  case authorisationRefused
  /// The SDK refused the request.
  case requestRefused(RequestDefect)
  /// The SDK's own check of the fields objected.
  case fieldsRefused(FieldCheck)
  /// The card session could not be opened.
  case sessionFailed(SessionFault)
  /// The program was told to stop or lost its terminal.
  case stopped(StopMoment)
  /// The checkout page ended and the status was looked up.
  case lookedUp(LookupAnswer, pageClosed: Bool)
  /// The lookup did not answer within its limit.
  case lookupTimedOut
  /// The checkout page ended and there is no lookup.
  case noLookup(pageClosed: Bool)
  /// The checkout page did not load.
  case pageLoadFailed
  /// No wallet is set up.
  case walletNotConfigured
  /// The shopper closed the wallet's sheet.
  case walletCancelled
  /// The wallet failed.
  case walletFailed
}
