package import PaymentCore

/// Why the two SDKs give the same run a different meaning.
package enum DifferenceReason: String, CaseIterable, Hashable, Sendable {
  /// A decline: SEB says failed, Comgate cancelled.
  case declineIsFailedOrCancelled
  /// The shopper left the challenge: SEB says cancelled, Comgate failed.
  case challengeCancelIsCancelledOrFailed
  /// The challenge ran out of time: SEB says cancelled, Comgate failed.
  case challengeTimeoutIsCancelledOrFailed
  /// The answer was lost after the payment had left: SEB says unresolved, Comgate failed.
  case lostAnswerIsUnresolvedOrFailed
  /// The status lookup failed: SEB says unresolved, Comgate failed.
  case lostLookupIsUnresolvedOrFailed
  /// The shopper closed the wallet's sheet: SEB says cancelled, Comgate failed.
  case walletCancelIsCancelledOrFailed

  /// Finds the reason; nil if both SDKs mean the same.
  package init?(_ ending: Ending) {
    switch ending {
    case .declined, .authenticationFailed, .authenticationRejected:
      self = .declineIsFailedOrCancelled
    case .challengeCancelled: self = .challengeCancelIsCancelledOrFailed
    case .challengeTimedOut: self = .challengeTimeoutIsCancelledOrFailed
    case .pollingTimedOut, .pollingLost, .authorisationUnanswered:
      self = .lostAnswerIsUnresolvedOrFailed
    case .lookupTimedOut: self = .lostLookupIsUnresolvedOrFailed
    case .walletCancelled: self = .walletCancelIsCancelledOrFailed
    case .lookedUp(let answer, _):
      if answer.failure != nil {
        self = .lostLookupIsUnresolvedOrFailed
      } else if answer.status == .failed {
        self = .declineIsFailedOrCancelled
      } else {
        return nil
      }
    case .approved, .authenticationUnavailable, .acsTimedOut, .challengeBroken, .paymentTimedOut,
      .cancelledByShopper, .cancelledByMerchant, .stillProcessing, .createLost, .createFailed,
      .authorisationRefused, .requestRefused, .fieldsRefused, .sessionFailed, .stopped, .noLookup,
      .pageLoadFailed, .walletNotConfigured, .walletFailed:
      return nil
    }
  }
}
