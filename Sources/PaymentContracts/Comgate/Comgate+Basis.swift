package import PaymentCore

extension Comgate {
  /// What the SDK's answer to `result` rests on; there is no checkout page in this SDK.
  package static func basis(of result: PaymentCore.PaymentResult) -> Basis {
    switch result.flow {
    case .hosted: .none
    case .card, .wallet: basis(of: result.ending)
    }
  }

  /// What the SDK's answer to `ending` rests on.
  package static func basis(of ending: Ending) -> Basis {
    switch ending {
    case .declined(let reason): basis(of: reason)
    case .approved(.captured), .approved(.authorized), .authenticationFailed, .challengeCancelled,
      .challengeTimedOut, .acsTimedOut, .paymentTimedOut, .cancelledByShopper,
      .cancelledByMerchant, .stillProcessing, .pollingTimedOut, .pollingLost, .createFailed,
      .authorisationUnanswered, .authorisationRefused, .fieldsRefused, .sessionFailed,
      .walletNotConfigured, .walletCancelled, .walletFailed,
      .requestRefused(.sessionNotInitialized), .requestRefused(.invalidPrice),
      .requestRefused(.conflictingOptions):
      .stated
    case .approved(.capturedAfterAttempt), .authenticationRejected, .authenticationUnavailable,
      .challengeBroken, .createLost, .stopped, .requestRefused(.anotherPaymentOnScreen):
      .inferred
    case .lookedUp, .lookupTimedOut, .noLookup, .pageLoadFailed, .requestRefused(.unusable):
      .none
    }
  }

  private static func basis(of reason: DeclineReason) -> Basis {
    switch reason {
    case .fraudSuspected, .provider, .providerTimedOut, .numberOrExpiry, .securityCode, .overLimit,
      .insufficientFunds, .issuer, .notSpecified, .notGiven:
      .stated
    case .other: .inferred
    }
  }
}
