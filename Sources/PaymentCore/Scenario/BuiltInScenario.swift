/// The scenarios that the simulator brings along: one for each ending, and some more for test cards.
///
/// A name is text only where a person types it; here it is the raw value.
package enum BuiltInScenario: String, CaseIterable, Hashable, Sendable {
  /// Approved, a sale.
  case approvedCaptured = "approved-captured"
  /// Approved, a preauthorisation.
  case authorized
  /// Authenticated without a challenge, approved.
  case frictionless
  /// Declined: suspicion of fraud.
  case fraudSuspected = "fraud-suspected"
  /// Declined by the provider.
  case providerReport = "provider-report"
  /// The provider's time limit ran out.
  case providerTimeout = "provider-timeout"
  /// Declined: number or expiry wrong.
  case invalidCardnoExpiry = "invalid-cardno-expiry"
  /// Declined: security code wrong.
  case invalidCvc = "invalid-cvc"
  /// Declined: over the card's limit.
  case limitExceeded = "limit-exceeded"
  /// Declined: not enough money.
  case noFunds = "no-funds"
  /// Declined by the issuer.
  case rejectedByBank = "rejected-by-bank"
  /// Declined, reason not specified.
  case notSpecified = "not-specified"
  /// Declined, the server sent no reason.
  case noReason = "no-reason"
  /// Declined for a reason added later.
  case unknownReason = "unknown-reason"

  /// Challenge: a one-time code decides.
  case challengeCode = "challenge-code"
  /// Challenge: the chosen option decides.
  case challengeChooseOne = "challenge-choose-one"
  /// Challenge: two options must be right.
  case challengeChooseSeveral = "challenge-choose-several"
  /// Challenge: approve in the bank's app.
  case challengeBankApp = "challenge-bank-app"
  /// Authenticated, then declined by the issuer.
  case challengeThenDeclined = "challenge-then-declined"
  /// Challenge: every code is wrong (transStatus N).
  case threeDSAuthFail = "3ds-auth-fail"
  /// Challenge: the issuer rejects (transStatus R).
  case threeDSIssuerRejects = "3ds-issuer-rejects"
  /// 3-D Secure cannot be performed (transStatus U).
  case threeDSUnavailable = "3ds-unavailable"
  /// The challenge message breaks the protocol.
  case threeDSProtocolError = "3ds-protocol-error"
  /// Challenge: attempted (transStatus A), approved.
  case threeDSAttempted = "3ds-attempted"
  /// Challenge: cancel it with Esc.
  case threeDSCancelled = "3ds-cancelled"
  /// Challenge: let its time run out (15 s here).
  case threeDSTimeout = "3ds-timeout"
  /// The issuer's server is silent for 10 s.
  case threeDSMessageTimeout = "3ds-message-timeout"
  /// Challenge: the issuer's server reports its time-out.
  case acsTimeout = "acs-timeout"

  /// Cancel the card form with Esc.
  case customerClick = "customer-click"
  /// Let the payment's time run out (20 s here).
  case customerTimeout = "customer-timeout"
  /// The merchant cancels meanwhile.
  case eshopCancelled = "eshop-cancelled"
  /// The app is told to stop as Pay is pressed.
  case stoppedBeforeSending = "stopped-before-sending"
  /// The app is told to stop while paying.
  case stoppedAfterSending = "stopped-after-sending"

  /// Still processing at the last of ten polls.
  case stillProcessing = "still-processing"
  /// Polls are not answered for 30 s.
  case pollingTimeout = "polling-timeout"
  /// The network is lost at the first poll.
  case pollingNetworkError = "polling-network-error"
  /// The authorisation is not answered for 30 s.
  case networkLostAfter = "network-lost-after"

  /// Creating the payment loses the network.
  case networkLostBefore = "network-lost-before"
  /// The authorisation is answered HTTP 400.
  case paymentFailed = "payment-failed"
  /// The payment cannot be created.
  case paymentCreateFailed = "payment-create-failed"
  /// Another payment is already on the screen.
  case secondPayment = "second-payment"
  /// The session was never opened.
  case sessionNotInitialized = "session-not-initialized"
  /// Opening the session loses the network.
  case initNetworkError = "init-network-error"
  /// Opening the session answers HTTP 401.
  case initUnauthorized = "init-unauthorized"
  /// Opening the session answers HTTP 500.
  case initFailed = "init-failed"
  /// The app is not on the allow list.
  case applicationNotAllowed = "application-not-allowed"
  /// The device looks tampered with.
  case deviceRooted = "device-rooted"
  /// The price is zero, negative or not whole minor units.
  case invalidPrice = "invalid-price"
  /// Recurring and preauthorisation both asked.
  case conflictingPaymentOptions = "conflicting-payment-options"

  /// The SDK's own check objects to the number.
  case invalidPan = "invalid-pan"
  /// The SDK's own check objects to the month.
  case invalidExpiryMonth = "invalid-expiry-month"
  /// The SDK's own check objects to a date gone by.
  case cardExpired = "card-expired"
  /// The SDK's own check objects to the security code.
  case invalidCvv = "invalid-cvv"
  /// The SDK's own check misses the name.
  case missingCardholderName = "missing-cardholder-name"
  /// The SDK's own check objects to several fields.
  case invalidCardData = "invalid-card-data"

  /// Pay on the page; what you do there decides.
  case hostedCaptured = "hosted-captured"
  /// The lookup says AUTHORIZED.
  case hostedAuthorized = "hosted-authorized"
  /// The lookup says SETTLED.
  case approvedSettled = "approved-settled"
  /// The lookup says REFUNDED.
  case approvedRefunded = "approved-refunded"
  /// The lookup says FAILED.
  case hostedFailed = "hosted-failed"
  /// The lookup says CANCELLED.
  case hostedCancelled = "hosted-cancelled"
  /// The lookup says ABANDONED.
  case hostedAbandoned = "hosted-abandoned"
  /// The lookup says INITIALIZED.
  case stillInitialized = "still-initialized"
  /// The lookup says SENT_FOR_PROCESSING.
  case hostedProcessing = "hosted-processing"
  /// The lookup says ON_HOLD, which nobody knows.
  case unknownStatus = "unknown-status"
  /// There is no lookup.
  case noLookup = "no-lookup"
  /// The lookup brings neither status nor error.
  case resolverSilent = "resolver-silent"
  /// The lookup fails.
  case lookupFailed = "lookup-failed"
  /// The lookup brings SETTLED and an error.
  case lookupStatusAndError = "lookup-status-and-error"
  /// The lookup is not answered for 30 s.
  case lookupNeverAnswers = "lookup-never-answers"
  /// The checkout page does not load.
  case pageLoadFailed = "page-load-failed"
  /// Close the page with Esc before paying.
  case hostedDismissed = "hosted-dismissed"
  /// Pay, then close the page with Esc.
  case hostedDismissedPaid = "hosted-dismissed-paid"
  /// Close the page with Esc; still processing.
  case hostedDismissedProcessing = "hosted-dismissed-processing"
  /// Close the page with Esc; no lookup.
  case hostedDismissedNoLookup = "hosted-dismissed-no-lookup"
  /// Close the page with Esc; the lookup fails.
  case hostedDismissedLookupFailed = "hosted-dismissed-lookup-failed"
  /// The backend's answer has no verification key.
  case unusableRequest = "unusable-request"
  /// The page passes an unrelated address.
  case hostedUnrelatedAddress = "hosted-unrelated-address"

  /// Confirm on the wallet's sheet, approved.
  case applePayApproved = "apple-pay-approved"
  /// No wallet is set up.
  case applePayNotConfigured = "apple-pay-not-configured"
  /// Close the wallet's sheet with Esc.
  case applePayCancelled = "apple-pay-cancelled"
  /// The wallet fails.
  case applePayFailed = "apple-pay-failed"

  /// The platform answers twice; the second is left alone.
  case approvedTwice = "approved-twice"
  /// Approved, and a decline comes too late.
  case declineAfterApproval = "decline-after-approval"
  /// Cancel with Esc, and an approval comes too late.
  case approvalAfterCancel = "approval-after-cancel"
}
