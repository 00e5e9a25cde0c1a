import PaymentCore

extension EndingRow {
  /// Card payments that somebody answered: the issuer, the shopper, the merchant or a clock.
  static let answers = [
    EndingRow(
      "approved-captured",
      .card,
      .approved(.captured),
      seb: "succeeded CAPTURED - success set set stated",
      comgate: "paid - success set stated"
    ),
    EndingRow(
      "authorized",
      .card,
      .approved(.authorized),
      seb: "succeeded AUTHORIZED - success set set stated",
      comgate: "authorized - success set stated"
    ),
    EndingRow(
      "fraud-suspected",
      .card,
      .declined(.fraudSuspected),
      seb: "failed FAILED - error set set inferred",
      comgate: "cancelled FRAUD_SUSPECTED error set stated"
    ),
    EndingRow(
      "provider-report",
      .card,
      .declined(.provider),
      seb: "failed FAILED - error set set inferred",
      comgate: "cancelled PROVIDER_REPORT error set stated"
    ),
    EndingRow(
      "provider-timeout",
      .card,
      .declined(.providerTimedOut),
      seb: "failed FAILED - error set set inferred",
      comgate: "cancelled PROVIDER_TIMEOUT error set stated"
    ),
    EndingRow(
      "invalid-cardno-expiry",
      .card,
      .declined(.numberOrExpiry),
      seb: "failed FAILED - error set set inferred",
      comgate: "cancelled INVALID_CARDNO_EXPIRY error set stated"
    ),
    EndingRow(
      "invalid-cvc",
      .card,
      .declined(.securityCode),
      seb: "failed FAILED - error set set inferred",
      comgate: "cancelled INVALID_CVC error set stated"
    ),
    EndingRow(
      "limit-exceeded",
      .card,
      .declined(.overLimit),
      seb: "failed FAILED - error set set inferred",
      comgate: "cancelled LIMIT_EXCEEDED error set stated"
    ),
    EndingRow(
      "no-funds",
      .card,
      .declined(.insufficientFunds),
      seb: "failed FAILED - error set set inferred",
      comgate: "cancelled NO_FUNDS error set stated"
    ),
    EndingRow(
      "rejected-by-bank",
      .card,
      .declined(.issuer),
      seb: "failed FAILED - error set set inferred",
      comgate: "cancelled REJECTED_BY_BANK error set stated"
    ),
    EndingRow(
      "3ds-auth-fail",
      .card,
      .authenticationFailed,
      seb: "failed FAILED - error set set inferred",
      comgate: "cancelled 3DS_AUTH_FAIL error set stated"
    ),
    EndingRow(
      "not-specified",
      .card,
      .declined(.notSpecified),
      seb: "failed FAILED - error set set inferred",
      comgate: "cancelled NOT_SPECIFIED error set stated"
    ),
    EndingRow(
      "no-reason",
      .card,
      .declined(.notGiven),
      seb: "failed FAILED - error set set inferred",
      comgate: "cancelled - error set stated"
    ),
    EndingRow(
      "unknown-reason",
      .card,
      .declined(.other("SCHEME_RULE")),
      seb: "failed FAILED - error set set inferred",
      comgate: "cancelled SCHEME_RULE error set inferred"
    ),
    EndingRow(
      "3ds-issuer-rejects",
      .card,
      .authenticationRejected,
      seb: "failed FAILED - error set set inferred",
      comgate: "cancelled REJECTED_BY_BANK error set inferred"
    ),
    EndingRow(
      "3ds-unavailable",
      .card,
      .authenticationUnavailable,
      seb: "failed FAILED - error set set inferred",
      comgate: "failed THREE_DS_FAILED error - inferred"
    ),
    EndingRow(
      "3ds-protocol-error",
      .card,
      .challengeBroken(.protocolError(field: "transStatus")),
      seb: "failed - cardSessionFailed error set set inferred",
      comgate: "failed THREE_DS_FAILED error - inferred"
    ),
    EndingRow(
      "3ds-attempted",
      .card,
      .approved(.capturedAfterAttempt),
      seb: "succeeded CAPTURED - success set set inferred",
      comgate: "paid - success set inferred"
    ),
    EndingRow(
      "3ds-cancelled",
      .card,
      .challengeCancelled,
      seb: "cancelled - - error set set stated",
      comgate: "failed THREE_DS_CHALLENGE_CANCELLED error - stated"
    ),
    EndingRow(
      "3ds-timeout",
      .card,
      .challengeTimedOut,
      seb: "cancelled ABANDONED - error set set inferred",
      comgate: "failed THREE_DS_CHALLENGE_TIMEOUT error - stated"
    ),
    EndingRow(
      "3ds-message-timeout",
      .card,
      .challengeBroken(.silent),
      seb: "failed - cardSessionFailed error set set inferred",
      comgate: "failed THREE_DS_FAILED error - inferred"
    ),
    EndingRow(
      "acs-timeout",
      .card,
      .acsTimedOut,
      seb: "cancelled ABANDONED - error set set inferred",
      comgate: "cancelled ACS_TIMEOUT error set stated"
    ),
    EndingRow(
      "customer-timeout",
      .card,
      .paymentTimedOut,
      seb: "cancelled ABANDONED - error set set inferred",
      comgate: "cancelled CUSTOMER_TIMEOUT error set stated"
    ),
    EndingRow(
      "customer-click",
      .card,
      .cancelledByShopper,
      seb: "cancelled - - error set set stated",
      comgate: "cancelled CUSTOMER_CLICK error set stated"
    ),
    EndingRow(
      "eshop-cancelled",
      .card,
      .cancelledByMerchant,
      seb: "cancelled CANCELLED - error set set inferred",
      comgate: "cancelled ESHOP_CANCELLED error set stated"
    ),
  ]
}
