package import PaymentCore

extension Comgate {
  /// What an app is told when a payment ends.
  package enum PaymentResult: Hashable, Sendable {
    /// Completed and confirmed.
    case paid(transId: String)
    /// Authorised by the bank; the merchant captures or cancels it later.
    case authorized(transId: String)
    /// Still being processed.
    case pending(transId: String)
    /// Cancelled or declined by the server.
    case cancelled(errorReason: String?, transId: String)
    /// Something went wrong on the SDK's side.
    case failed(ComgateError)

    /// Translates the neutral result.
    package init(_ result: PaymentCore.PaymentResult) {
      let id = result.payment.transID
      self =
        switch result.ending {
        case .approved(.captured), .approved(.capturedAfterAttempt): .paid(transId: id)
        case .approved(.authorized): .authorized(transId: id)
        case .stillProcessing, .stopped(.afterSending), .noLookup: .pending(transId: id)
        case .declined(let reason): .cancelled(ErrorReason(reason), id)
        case .authenticationFailed: .cancelled(.authenticationFailed, id)
        case .authenticationRejected: .cancelled(.rejectedByBank, id)
        case .acsTimedOut: .cancelled(.acsTimeout, id)
        case .paymentTimedOut: .cancelled(.customerTimeout, id)
        case .cancelledByShopper, .stopped(.beforeSending): .cancelled(.customerClick, id)
        case .cancelledByMerchant: .cancelled(.eshopCancelled, id)
        case .challengeCancelled: .failed(.threeDSChallengeCancelled)
        case .challengeTimedOut: .failed(.threeDSChallengeTimeout)
        case .authenticationUnavailable, .challengeBroken: .failed(.threeDSFailed)
        case .pollingTimedOut, .lookupTimedOut: .failed(.pollingTimeout)
        case .pollingLost: .failed(.pollingNetworkError)
        case .createLost, .authorisationUnanswered, .pageLoadFailed: .failed(.paymentNetworkError)
        case .createFailed: .failed(.paymentCreateFailed)
        case .authorisationRefused: .failed(.paymentFailed)
        case .requestRefused(let defect): .failed(ComgateError(defect))
        case .fieldsRefused(let check): .failed(ComgateError(check))
        case .sessionFailed(let fault): .failed(ComgateError(fault))
        case .walletNotConfigured: .failed(.applePayNotConfigured)
        case .walletCancelled: .failed(.applePayCancelled)
        case .walletFailed: .failed(.applePayFailed)
        case .lookedUp(let answer, let pageClosed):
          PaymentResult(answer, pageClosed: pageClosed, transId: id)
        }
    }

    private init(_ answer: LookupAnswer, pageClosed: Bool, transId id: String) {
      guard answer.failure == nil else {
        self = .failed(.pollingNetworkError)
        return
      }
      self =
        switch answer.status {
        case .captured?, .settled?, .refunded?: .paid(transId: id)
        case .authorized?: .authorized(transId: id)
        case .failed?: .cancelled(nil, id)
        case .cancelled?: .cancelled(.customerClick, id)
        case .abandoned?: .cancelled(.customerTimeout, id)
        case .initialized? where pageClosed: .cancelled(.customerClick, id)
        default: .pending(transId: id)
        }
    }

    private static func cancelled(_ reason: ErrorReason?, _ transId: String) -> PaymentResult {
      .cancelled(errorReason: reason?.rawValue, transId: transId)
    }
  }
}
