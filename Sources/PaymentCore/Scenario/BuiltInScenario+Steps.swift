extension BuiltInScenario {
  /// What the simulated platform, and the shopper, do in it.
  package var scenario: Scenario {
    switch self {
    case .approvedCaptured: made("Approved, a sale")
    case .authorized: made("Approved, a preauthorisation") { $0.isPreauthorisation = true }
    case .frictionless:
      made("Authenticated without a challenge, approved") {
        $0.authorise.behaviour = .frictionless
      }
    case .fraudSuspected: declined("Declined: suspicion of fraud", .fraudSuspected)
    case .providerReport: declined("Declined by the provider", .provider)
    case .providerTimeout: declined("The provider's time limit ran out", .providerTimedOut)
    case .invalidCardnoExpiry: declined("Declined: number or expiry wrong", .numberOrExpiry)
    case .invalidCvc: declined("Declined: security code wrong", .securityCode)
    case .limitExceeded: declined("Declined: over the card's limit", .overLimit)
    case .noFunds: declined("Declined: not enough money", .insufficientFunds)
    case .rejectedByBank: declined("Declined by the issuer", .issuer)
    case .notSpecified: declined("Declined, reason not specified", .notSpecified)
    case .noReason: declined("Declined, the server sent no reason", .notGiven)
    case .unknownReason: declined("Declined for a reason added later", .other("SCHEME_RULE"))

    case .challengeCode: challenged("Challenge: a one-time code decides")
    case .challengeChooseOne: challenged("Challenge: the chosen option decides", .singleSelect)
    case .challengeChooseSeveral:
      challenged("Challenge: two options must be right", .multiSelect)
    case .challengeBankApp: challenged("Challenge: approve in the bank's app", .outOfBand)
    case .challengeThenDeclined:
      challenged("Authenticated, then declined by the issuer") {
        $0.poll.behaviour.answer = .declined(.issuer)
      }
    case .threeDSAuthFail:
      challenged("Challenge: every code is wrong (transStatus N)") {
        $0.answer.behaviour = .alwaysWrong
      }
    case .threeDSIssuerRejects:
      challenged("Challenge: the issuer rejects (transStatus R)") {
        $0.answer.behaviour = .always(.rejected)
      }
    case .threeDSUnavailable:
      made("3-D Secure cannot be performed (transStatus U)") {
        $0.authorise.behaviour = .unavailable
      }
    case .threeDSProtocolError:
      challenged("The challenge message breaks the protocol") {
        $0.challenge.behaviour.brokenField = "acsUiType"
      }
    case .threeDSAttempted:
      challenged("Challenge: attempted (transStatus A), approved") {
        $0.answer.behaviour = .always(.attempted)
      }
    case .threeDSCancelled:
      challenged("Challenge: cancel it with Esc") { $0.shopper = .leavesChallenge }
    case .threeDSTimeout:
      challenged("Challenge: let its time run out (15 s here)") {
        $0.challenge.behaviour.timeLimit = .seconds(15)
        $0.shopper = .ignoresChallenge
      }
    case .threeDSMessageTimeout:
      challenged("The issuer's server is silent for 10 s") { $0.challenge.fault = .silent }
    case .acsTimeout:
      challenged("Challenge: the issuer's server reports its time-out") {
        $0.answer.behaviour = .acsTimedOut
      }

    case .customerClick: made("Cancel the card form with Esc") { $0.shopper = .leaves }
    case .customerTimeout:
      made("Let the payment's time run out (20 s here)") {
        $0.timeLimit = .seconds(20)
        $0.shopper = .doesNothing
      }
    case .eshopCancelled:
      made("The merchant cancels meanwhile") { $0.poll.behaviour.answer = .cancelledByMerchant }
    case .stoppedBeforeSending:
      made("The app is told to stop as Pay is pressed") { $0.stop = .beforeSending }
    case .stoppedAfterSending:
      made("The app is told to stop while paying") { $0.stop = .afterSending }

    case .stillProcessing:
      made("Still processing at the last of ten polls") { $0.poll.behaviour.answer = nil }
    case .pollingTimeout: made("Polls are not answered for 30 s") { $0.poll.fault = .silent }
    case .pollingNetworkError:
      made("The network is lost at the first poll") { $0.poll.fault = .networkLost }
    case .networkLostAfter:
      made("The authorisation is not answered for 30 s") { $0.authorise.fault = .silent }

    case .networkLostBefore:
      made("Creating the payment loses the network") { $0.create.fault = .networkLost }
    case .paymentFailed:
      made("The authorisation is answered HTTP 400") { $0.authorise.fault = .http(400) }
    case .paymentCreateFailed:
      made("The payment cannot be created") { $0.create.behaviour = .refused }
    case .secondPayment:
      refused("Another payment is already on the screen", .anotherPaymentOnScreen)
    case .sessionNotInitialized: refused("The session was never opened", .sessionNotInitialized)
    case .initNetworkError:
      made("Opening the session loses the network") { $0.session.fault = .networkLost }
    case .initUnauthorized:
      made("Opening the session answers HTTP 401") { $0.session.fault = .http(401) }
    case .initFailed: made("Opening the session answers HTTP 500") { $0.session.fault = .http(500) }
    case .applicationNotAllowed:
      made("The app is not on the allow list") {
        $0.session.behaviour = .refused(.applicationNotAllowed)
      }
    case .deviceRooted:
      made("The device looks tampered with") { $0.session.behaviour = .refused(.deviceRooted) }
    case .invalidPrice:
      refused("The price is zero, negative or not whole minor units", .invalidPrice)
    case .conflictingPaymentOptions:
      refused("Recurring and preauthorisation both asked", .conflictingOptions)

    case .invalidPan: misfilled(.invalidPAN)
    case .invalidExpiryMonth: misfilled(.invalidExpiryMonth)
    case .cardExpired: misfilled(.cardExpired)
    case .invalidCvv: misfilled(.invalidSecurityCode)
    case .missingCardholderName: misfilled(.missingName)
    case .invalidCardData: misfilled(.several)

    case .hostedCaptured: made("Pay on the page; what you do there decides", .hosted)
    case .hostedAuthorized: lookedUp("The lookup says AUTHORIZED", .authorized)
    case .approvedSettled: lookedUp("The lookup says SETTLED", .settled)
    case .approvedRefunded: lookedUp("The lookup says REFUNDED", .refunded)
    case .hostedFailed: lookedUp("The lookup says FAILED", .failed)
    case .hostedCancelled: lookedUp("The lookup says CANCELLED", .cancelled)
    case .hostedAbandoned: lookedUp("The lookup says ABANDONED", .abandoned)
    case .stillInitialized: lookedUp("The lookup says INITIALIZED", .initialized)
    case .hostedProcessing: lookedUp("The lookup says SENT_FOR_PROCESSING", .sentForProcessing)
    case .unknownStatus:
      lookedUp("The lookup says ON_HOLD, which nobody knows", PaymentStatus(rawValue: "ON_HOLD"))
    case .noLookup: lookedUp("There is no lookup", .notConfigured)
    case .resolverSilent: lookedUp("The lookup brings neither status nor error", nil)
    case .lookupFailed: lookedUp("The lookup fails", nil, failure: "HTTP 503")
    case .lookupStatusAndError:
      lookedUp("The lookup brings SETTLED and an error", .settled, failure: "HTTP 206")
    case .lookupNeverAnswers:
      made("The lookup is not answered for 30 s", .hosted) { $0.lookup.fault = .silent }
    case .pageLoadFailed:
      made("The checkout page does not load", .hosted) { $0.page.fault = .networkLost }
    case .hostedDismissed:
      lookedUp("Close the page with Esc before paying", .initialized, shopper: .leaves)
    case .hostedDismissedPaid:
      lookedUp("Pay, then close the page with Esc", .settled, shopper: .paysAndLeaves)
    case .hostedDismissedProcessing:
      lookedUp("Close the page with Esc; still processing", .sentForProcessing, shopper: .leaves)
    case .hostedDismissedNoLookup:
      lookedUp("Close the page with Esc; no lookup", .notConfigured, shopper: .leaves)
    case .hostedDismissedLookupFailed:
      lookedUp(
        "Close the page with Esc; the lookup fails",
        nil,
        failure: "HTTP 503",
        shopper: .leaves
      )
    case .unusableRequest:
      made("The backend's answer has no verification key", .hosted) {
        $0.defect = .unusable(.verificationKey)
      }
    case .hostedUnrelatedAddress:
      made("The page passes an unrelated address", .hosted) {
        $0.page.behaviour = .passesUnrelatedAddress
      }

    case .applePayApproved: made("Confirm on the wallet's sheet, approved", .wallet)
    case .applePayNotConfigured:
      made("No wallet is set up", .wallet) { $0.wallet.behaviour = .notConfigured }
    case .applePayCancelled:
      made("Close the wallet's sheet with Esc", .wallet) { $0.shopper = .leaves }
    case .applePayFailed: made("The wallet fails", .wallet) { $0.wallet.behaviour = .fails }

    case .approvedTwice:
      made("The platform answers twice; the second is left alone") {
        $0.poll.fault = .answersTwice
      }
    case .declineAfterApproval:
      made("Approved, and a decline comes too late") { $0.late = LateAnswer(.declined(.issuer)) }
    case .approvalAfterCancel:
      made("Cancel with Esc, and an approval comes too late") {
        $0.late = LateAnswer(.approved)
        $0.shopper = .leaves
      }
    }
  }

  private func made(
    _ title: String,
    _ flow: FlowKind = .card,
    _ change: (inout Scenario) -> Void = { _ in }
  ) -> Scenario {
    var scenario = Scenario(self, title: title, flow: flow)
    change(&scenario)
    return scenario
  }

  private func declined(_ title: String, _ reason: DeclineReason) -> Scenario {
    made(title) { $0.poll.behaviour.answer = .declined(reason) }
  }

  private func challenged(
    _ title: String,
    _ kind: ChallengeKind = .oneTimeCode,
    _ change: (inout Scenario) -> Void = { _ in }
  ) -> Scenario {
    made(title) {
      $0.authorise.behaviour = .challenge
      $0.challenge.behaviour = ChallengeScript(prompt: ChallengePrompt(kind: kind))
      change(&$0)
    }
  }

  private func refused(_ title: String, _ defect: RequestDefect) -> Scenario {
    made(title) { $0.defect = defect }
  }

  private func misfilled(_ check: FieldCheck) -> Scenario {
    made("The SDK's own check of the fields objects") { $0.fieldFault = check }
  }

  private func lookedUp(
    _ title: String,
    _ status: PaymentStatus?,
    failure: String? = nil,
    shopper: Shopper = .pays
  ) -> Scenario {
    lookedUp(title, .answers(status: status, failure: failure), shopper: shopper)
  }

  private func lookedUp(
    _ title: String,
    _ behaviour: LookupBehaviour,
    shopper: Shopper = .pays
  ) -> Scenario {
    made(title, .hosted) {
      $0.lookup.behaviour = behaviour
      $0.shopper = shopper
    }
  }
}
