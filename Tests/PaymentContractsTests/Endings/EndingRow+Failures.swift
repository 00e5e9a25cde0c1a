import PaymentCore

extension EndingRow {
  /// Card payments whose answer is lost or late, or that the SDK refuses.
  static let failures = [
    EndingRow(
      "still-processing",
      .card,
      .stillProcessing,
      seb: "unresolved SENT_FOR_PROCESSING - processing set set inferred",
      comgate: "pending - processing set stated"
    ),
    EndingRow(
      "polling-timeout",
      .card,
      .pollingTimedOut,
      seb: "unresolved SENT_FOR_PROCESSING - processing set set inferred",
      comgate: "failed POLLING_TIMEOUT error - stated"
    ),
    EndingRow(
      "polling-network-error",
      .card,
      .pollingLost,
      seb: "unresolved - cardSessionFailed processing set set inferred",
      comgate: "failed POLLING_NETWORK_ERROR error - stated"
    ),
    EndingRow(
      "network-lost-before",
      .card,
      .createLost,
      seb: "failed - cardSessionFailed error - - inferred",
      comgate: "failed PAYMENT_NETWORK_ERROR error - inferred"
    ),
    EndingRow(
      "network-lost-after",
      .card,
      .authorisationUnanswered,
      seb: "unresolved - cardSessionFailed processing set set inferred",
      comgate: "failed PAYMENT_NETWORK_ERROR error - stated"
    ),
    EndingRow(
      "payment-failed",
      .card,
      .authorisationRefused,
      seb: "failed - cardSessionFailed error set set inferred",
      comgate: "failed PAYMENT_FAILED error - stated"
    ),
    EndingRow(
      "payment-create-failed",
      .card,
      .createFailed,
      seb: "failed - cardSessionFailed error - - inferred",
      comgate: "failed PAYMENT_CREATE_FAILED error - stated"
    ),
    EndingRow(
      "second-payment",
      .card,
      .requestRefused(.anotherPaymentOnScreen),
      seb: "failed - invalidRequest error - - stated",
      comgate: "failed PAYMENT_FAILED error - inferred"
    ),
    EndingRow(
      "session-not-initialized",
      .card,
      .requestRefused(.sessionNotInitialized),
      seb: "failed - invalidRequest error - - inferred",
      comgate: "failed SESSION_NOT_INITIALIZED error - stated"
    ),
    EndingRow(
      "init-network-error",
      .card,
      .sessionFailed(.networkLost),
      seb: "failed - cardSessionFailed error - - inferred",
      comgate: "failed INIT_NETWORK_ERROR error - stated"
    ),
    EndingRow(
      "init-unauthorized",
      .card,
      .sessionFailed(.unauthorized),
      seb: "failed - cardSessionFailed error - - inferred",
      comgate: "failed INIT_UNAUTHORIZED error - stated"
    ),
    EndingRow(
      "init-failed",
      .card,
      .sessionFailed(.failed),
      seb: "failed - cardSessionFailed error - - inferred",
      comgate: "failed INIT_FAILED error - stated"
    ),
    EndingRow(
      "application-not-allowed",
      .card,
      .sessionFailed(.applicationNotAllowed),
      seb: "failed - cardSessionFailed error - - inferred",
      comgate: "failed APPLICATION_NOT_ALLOWED error - stated"
    ),
    EndingRow(
      "device-rooted",
      .card,
      .sessionFailed(.deviceRooted),
      seb: "failed - cardSessionFailed error - - inferred",
      comgate: "failed DEVICE_ROOTED error - stated"
    ),
    EndingRow(
      "invalid-pan",
      .card,
      .fieldsRefused(.invalidPAN),
      seb: "failed - invalidRequest error set set inferred",
      comgate: "failed INVALID_PAN error - stated"
    ),
    EndingRow(
      "invalid-expiry-month",
      .card,
      .fieldsRefused(.invalidExpiryMonth),
      seb: "failed - invalidRequest error set set inferred",
      comgate: "failed INVALID_EXPIRY_MONTH error - stated"
    ),
    EndingRow(
      "card-expired",
      .card,
      .fieldsRefused(.cardExpired),
      seb: "failed - invalidRequest error set set inferred",
      comgate: "failed CARD_EXPIRED error - stated"
    ),
    EndingRow(
      "invalid-cvv",
      .card,
      .fieldsRefused(.invalidSecurityCode),
      seb: "failed - invalidRequest error set set inferred",
      comgate: "failed INVALID_CVV error - stated"
    ),
    EndingRow(
      "missing-cardholder-name",
      .card,
      .fieldsRefused(.missingName),
      seb: "failed - invalidRequest error set set inferred",
      comgate: "failed MISSING_CARDHOLDER_NAME error - stated"
    ),
    EndingRow(
      "invalid-card-data",
      .card,
      .fieldsRefused(.several),
      seb: "failed - invalidRequest error set set inferred",
      comgate: "failed INVALID_CARD_DATA error - stated"
    ),
    EndingRow(
      "invalid-price",
      .card,
      .requestRefused(.invalidPrice),
      seb: "failed - invalidRequest error - - inferred",
      comgate: "failed INVALID_PRICE error - stated"
    ),
    EndingRow(
      "conflicting-payment-options",
      .card,
      .requestRefused(.conflictingOptions),
      seb: "failed - invalidRequest error - - inferred",
      comgate: "failed CONFLICTING_PAYMENT_OPTIONS error - stated"
    ),
    EndingRow(
      "stopped-before-sending",
      .card,
      .stopped(.beforeSending),
      seb: "cancelled - - error set set inferred",
      comgate: "cancelled CUSTOMER_CLICK error set inferred"
    ),
    EndingRow(
      "stopped-after-sending",
      .card,
      .stopped(.afterSending),
      seb: "unresolved - - processing set set inferred",
      comgate: "pending - processing set inferred"
    ),
  ]
}
