import PaymentCore

extension EndingRow {
  /// Payments on the checkout page.
  static let hosted = [
    EndingRow(
      "hosted-authorized",
      .hosted,
      .found(.authorized),
      seb: "succeeded AUTHORIZED - success set - stated",
      comgate: "authorized - success set none"
    ),
    EndingRow(
      "hosted-captured",
      .hosted,
      .found(.captured),
      seb: "succeeded CAPTURED - success set - stated",
      comgate: "paid - success set none"
    ),
    EndingRow(
      "approved-settled",
      .hosted,
      .found(.settled),
      seb: "succeeded SETTLED - success set - stated",
      comgate: "paid - success set none"
    ),
    EndingRow(
      "approved-refunded",
      .hosted,
      .found(.refunded),
      seb: "succeeded REFUNDED - success set - stated",
      comgate: "paid - success set none"
    ),
    EndingRow(
      "hosted-failed",
      .hosted,
      .found(.failed),
      seb: "failed FAILED - error set - stated",
      comgate: "cancelled - error set none"
    ),
    EndingRow(
      "hosted-cancelled",
      .hosted,
      .found(.cancelled),
      seb: "cancelled CANCELLED - error set - stated",
      comgate: "cancelled CUSTOMER_CLICK error set none"
    ),
    EndingRow(
      "hosted-abandoned",
      .hosted,
      .found(.abandoned),
      seb: "cancelled ABANDONED - error set - stated",
      comgate: "cancelled CUSTOMER_TIMEOUT error set none"
    ),
    EndingRow(
      "still-initialized",
      .hosted,
      .found(.initialized),
      seb: "unresolved INITIALIZED - processing set - stated",
      comgate: "pending - processing set none"
    ),
    EndingRow(
      "hosted-processing",
      .hosted,
      .found(.sentForProcessing),
      seb: "unresolved SENT_FOR_PROCESSING - processing set - stated",
      comgate: "pending - processing set none"
    ),
    EndingRow(
      "unknown-status",
      .hosted,
      .found(PaymentStatus(rawValue: "ON_HOLD")),
      seb: "unresolved ON_HOLD - processing set - stated",
      comgate: "pending - processing set none"
    ),
    EndingRow(
      "no-lookup",
      .hosted,
      .noLookup(pageClosed: false),
      seb: "unresolved - - processing - - stated",
      comgate: "pending - processing set none"
    ),
    EndingRow(
      "resolver-silent",
      .hosted,
      .lookedUp(LookupAnswer(), pageClosed: false),
      seb: "unresolved - - processing - - stated",
      comgate: "pending - processing set none"
    ),
    EndingRow(
      "lookup-failed",
      .hosted,
      .lookedUp(LookupAnswer(failure: "Out of reach."), pageClosed: false),
      seb: "unresolved - statusLookupFailed processing - - stated",
      comgate: "failed POLLING_NETWORK_ERROR error - none"
    ),
    EndingRow(
      "lookup-status-and-error",
      .hosted,
      .found(.settled, failure: "Out of reach."),
      seb: "unresolved SETTLED statusLookupFailed processing set - inferred",
      comgate: "failed POLLING_NETWORK_ERROR error - none"
    ),
    EndingRow(
      "lookup-never-answers",
      .hosted,
      .lookupTimedOut,
      seb: "unresolved - statusLookupFailed processing - - inferred",
      comgate: "failed POLLING_TIMEOUT error - none"
    ),
    EndingRow(
      "page-load-failed",
      .hosted,
      .pageLoadFailed,
      seb: "failed - pageLoadFailed error - - stated",
      comgate: "failed PAYMENT_NETWORK_ERROR error - none"
    ),
    EndingRow(
      "hosted-dismissed",
      .hosted,
      .found(.initialized, pageClosed: true),
      seb: "cancelled INITIALIZED - error set - stated",
      comgate: "cancelled CUSTOMER_CLICK error set none"
    ),
    EndingRow(
      "hosted-dismissed-paid",
      .hosted,
      .found(.settled, pageClosed: true),
      seb: "succeeded SETTLED - success set - stated",
      comgate: "paid - success set none"
    ),
    EndingRow(
      "hosted-dismissed-processing",
      .hosted,
      .found(.sentForProcessing, pageClosed: true),
      seb: "unresolved SENT_FOR_PROCESSING - processing set - stated",
      comgate: "pending - processing set none"
    ),
    EndingRow(
      "hosted-dismissed-no-lookup",
      .hosted,
      .noLookup(pageClosed: true),
      seb: "unresolved - - processing - - stated",
      comgate: "pending - processing set none"
    ),
    EndingRow(
      "hosted-dismissed-lookup-failed",
      .hosted,
      .lookedUp(LookupAnswer(failure: "Out of reach."), pageClosed: true),
      seb: "unresolved - statusLookupFailed processing - - stated",
      comgate: "failed POLLING_NETWORK_ERROR error - none"
    ),
    EndingRow(
      "unusable-request",
      .hosted,
      .requestRefused(.unusable(.paymentID)),
      seb: "failed - invalidRequest error - - stated",
      comgate: "failed PAYMENT_CREATE_FAILED error - none"
    ),
  ]
}
