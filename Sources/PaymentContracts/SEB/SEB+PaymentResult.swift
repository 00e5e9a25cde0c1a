package import PaymentCore

extension SEB {
  /// What an app is told when a payment run ends.
  ///
  /// It says what to show the shopper; it is never permission to fulfil an order.
  package struct PaymentResult: Hashable, Sendable {
    /// One of four ways to end.
    package let outcome: PaymentOutcome
    /// The platform's id; an unusable one is given back as it came.
    package let paymentId: String
    /// The platform's raw status, exactly as it came.
    package let paymentStatus: String?
    /// The platform's record of the order number.
    package let orderNumber: String?
    /// The identifier of the card session; set by the card flow only.
    package let sessionId: String?
    /// Why the SDK itself failed; nil when the payment simply did not succeed.
    package let error: PaymentError?

    /// Translates the neutral result.
    package init(_ result: PaymentCore.PaymentResult) {
      let answer: Answer =
        switch result.ending {
        case .approved(.authorized): .status(.authorized)
        case .approved(.captured), .approved(.capturedAfterAttempt): .status(.captured)
        case .declined, .authenticationFailed, .authenticationRejected,
          .authenticationUnavailable:
          .status(.failed)
        case .cancelledByMerchant: .status(.cancelled)
        case .challengeTimedOut, .acsTimedOut, .paymentTimedOut: .status(.abandoned)
        case .stillProcessing, .pollingTimedOut: .status(.sentForProcessing)
        case .challengeCancelled, .cancelledByShopper, .walletCancelled,
          .stopped(.beforeSending):
          Answer(.cancelled)
        case .stopped(.afterSending), .noLookup: Answer(.unresolved)
        case .challengeBroken(let fault): Answer(.failed, .cardSessionFailed(fault.reason))
        case .sessionFailed(let fault): Answer(.failed, .cardSessionFailed(fault.reason))
        case .createLost:
          Answer(.failed, .cardSessionFailed("the network was lost before anything was sent"))
        case .createFailed:
          Answer(.failed, .cardSessionFailed("the payment could not be created"))
        case .authorisationRefused:
          Answer(.failed, .cardSessionFailed("the platform did not accept the payment"))
        case .walletFailed: Answer(.failed, .cardSessionFailed("the wallet did not pay"))
        case .pollingLost:
          Answer(.unresolved, .cardSessionFailed("the network was lost after the payment was sent"))
        case .authorisationUnanswered:
          Answer(.unresolved, .cardSessionFailed("the payment was sent but not answered"))
        case .requestRefused(let defect): Answer(.failed, .invalidRequest(defect.reason))
        case .fieldsRefused(let check): Answer(.failed, .invalidRequest(check.reason))
        case .walletNotConfigured: Answer(.failed, .invalidRequest("no wallet is set up"))
        case .pageLoadFailed: Answer(.failed, .pageLoadFailed)
        case .lookupTimedOut: Answer(.unresolved, .statusLookupFailed("no answer in time."))
        case .lookedUp(let answer, let pageClosed): Answer(answer, pageClosed: pageClosed)
        }
      outcome = answer.outcome
      paymentId = result.payment.paymentID
      paymentStatus = answer.status?.rawValue
      orderNumber = result.orderNumber
      sessionId = result.sessionID
      error = answer.error
    }
  }
}

/// The part of a result that an ending decides.
private struct Answer {
  let outcome: SEB.PaymentOutcome
  let status: PaymentStatus?
  let error: SEB.PaymentError?

  init(
    _ outcome: SEB.PaymentOutcome,
    _ error: SEB.PaymentError? = nil,
    status: PaymentStatus? = nil
  ) {
    self.outcome = outcome
    self.status = status
    self.error = error
  }

  init(_ answer: LookupAnswer, pageClosed: Bool) {
    if let failure = answer.failure {
      self.init(.unresolved, .statusLookupFailed(failure), status: answer.status)
    } else if let status = answer.status {
      let shopperLeft = pageClosed && status == .initialized
      self.init(shopperLeft ? .cancelled : SEB.PaymentOutcome(status), status: status)
    } else {
      self.init(.unresolved)
    }
  }

  static func status(_ status: PaymentStatus) -> Answer {
    Answer(SEB.PaymentOutcome(status), status: status)
  }
}
