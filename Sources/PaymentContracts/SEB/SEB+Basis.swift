package import PaymentCore

extension SEB {
  /// What the SDK's answer to `result` rests on; there is no wallet in this SDK.
  package static func basis(of result: PaymentCore.PaymentResult) -> Basis {
    switch result.flow {
    case .wallet: .none
    case .card, .hosted: basis(of: result.ending)
    }
  }

  /// What the SDK's answer to `ending` rests on.
  package static func basis(of ending: Ending) -> Basis {
    switch ending {
    case .approved(.captured), .approved(.authorized), .challengeCancelled, .cancelledByShopper,
      .noLookup, .pageLoadFailed, .requestRefused(.anotherPaymentOnScreen),
      .requestRefused(.unusable):
      .stated
    case .lookedUp(let answer, _): answer.contradictsItself ? .inferred : .stated
    case .approved(.capturedAfterAttempt), .declined, .authenticationFailed,
      .authenticationRejected, .authenticationUnavailable, .challengeTimedOut, .acsTimedOut,
      .challengeBroken, .paymentTimedOut, .cancelledByMerchant, .stillProcessing,
      .pollingTimedOut, .pollingLost, .createLost, .createFailed, .authorisationUnanswered,
      .authorisationRefused, .fieldsRefused, .sessionFailed, .stopped, .lookupTimedOut,
      .requestRefused(.sessionNotInitialized), .requestRefused(.invalidPrice),
      .requestRefused(.conflictingOptions):
      .inferred
    case .walletNotConfigured, .walletCancelled, .walletFailed: .none
    }
  }
}

extension LookupAnswer {
  fileprivate var contradictsItself: Bool { status != nil && failure != nil }
}
