extension StatusPhrases {
  static let english = StatusPhrases(
    title: "Status",
    waiting: "Nothing has been paid yet.",
    succeeded: "SUCCEEDED",
    failed: "FAILED",
    cancelled: "CANCELLED",
    unresolved: "UNRESOLVED",
    paid: "PAID",
    authorized: "AUTHORIZED",
    pending: "PENDING",
    statusPaid: "The payment has been made.",
    statusAuthorized: "The payment has been authorised.",
    statusPending: "The payment is being processed.",
    sentenceSucceeded: "Thank you for your order.",
    sentenceAuthorized: "The shop will capture or cancel the amount later.",
    sentenceFailed: "The payment could not be completed.",
    sentenceDeclined: "No payment was made: %1.",
    sentenceCancelled: "The payment was cancelled. Nothing was paid.",
    sentenceUnresolved: "We are confirming your payment. Please do not pay again.",
    reasons: .english,
    neverShip: "A result is never permission to ship an order: your backend decides.",
    reference: "Reference",
    amount: "Amount",
    order: "Order",
    delivered: "Delivered to the app",
    wouldDeliver: "The other SDK would deliver",
    next: "Enter leaves, n starts another payment"
  )
}

extension ReasonPhrases {
  fileprivate static let english = ReasonPhrases(
    customerClick: "cancelled by the payer",
    fraudSuspected: "suspected fraud",
    eshopCancelled: "cancelled by the shop",
    providerReport: "cancelled by the payment provider",
    providerTimeout: "the payment provider's time limit expired",
    customerTimeout: "the time for the payment expired",
    acsTimeout: "the time for verification expired",
    invalidCardNumberOrExpiry: "wrong card number or expiry date",
    invalidCVC: "wrong security code (CVC/CVV)",
    limitExceeded: "the card's limit is exceeded",
    noFunds: "insufficient funds in the account",
    rejectedByBank: "declined by the bank",
    authenticationFailed: "the verification did not succeed",
    notSpecified: "no reason was given",
    unknown: "reason %1"
  )
}

extension InspectorPhrases {
  static let english = InspectorPhrases(
    title: "Inspector",
    path: "Path through the machine",
    here: "here",
    wire: "Requests",
    decidedBy: "Decided by",
    byOption: "chosen by option or from the list",
    byCard: "from the card number",
    byDefault: "nothing else decided",
    errorReason: "error reason %1 replaces the answer",
    results: "Both results",
    delivered: "delivered",
    translation: "translation",
    inferred: "our reading of this SDK's documents",
    notStated: "not stated by this SDK's documents",
    switchCase: "An app lands in",
    same: "Both SDKs mean the same.",
    why: "Why they differ",
    declineDiffers:
      "A decline is a failed payment for SEB; for Comgate the server cancelled it.",
    challengeCancelDiffers:
      "Leaving the challenge is the shopper's choice for SEB, an error of the flow for Comgate.",
    challengeTimeoutDiffers:
      "A challenge out of time is abandoned for SEB, an error of the flow for Comgate.",
    lostAnswerDiffers:
      "The request had left: SEB does not know the outcome, Comgate reports the lost answer.",
    lostLookupDiffers:
      "The lookup failed: SEB does not know the outcome, Comgate reports the lost answer.",
    walletCancelDiffers:
      "Closing the sheet is the shopper's choice for SEB, an error code for Comgate.",
    fieldOutcome: "outcome",
    fieldCode: "code",
    fieldStyle: "style",
    fieldReference: "reference",
    codeDiffers:
      "SEB has a code only when the SDK itself failed; Comgate also names the server's reason.",
    styleDiffers: "The panel's colour follows each SDK's own outcome.",
    referenceDiffers:
      "SEB refers to the order only when it succeeded, Comgate also while it is pending.",
    referee: "Promises, as observed",
    refereeDelivered: "callbacks: %1",
    refereeSuppressed: "late answers ignored: %1",
    refereeInterfaceGone: "the SDK's screens had left",
    refereeInterfaceThere: "the SDK's screens were still there",
    refereeLockFree: "the next payment can start",
    refereeLockTaken: "the next payment cannot start",
    scroll: "↑ ↓ scroll"
  )
}

extension KeyPhrases {
  static let english = KeyPhrases(
    title: "Keys",
    close: "close",
    next: "next field",
    previous: "previous field",
    confirm: "continue, and pay in the last field",
    toggle: "select, or press a button",
    cancel: "cancel",
    interrupt: "cancel now; twice while processing stops",
    help: "help",
    picker: "test cards",
    inspector: "inspector",
    contract: "SDK",
    switchLanguage: "language",
    checkpoint: "set a checkpoint",
    secondPayment: "start a second payment",
    flow: "card, checkout page or wallet",
    repaint: "redraw the screen",
    suspend: "suspend the program",
    leave: "leave",
    another: "pay again",
    edit: "edit as in a shell"
  )
}

extension PickerPhrases {
  static let english = PickerPhrases(
    title: "Test cards and scenarios",
    filter: "Type to search: %1",
    nothing: "Nothing found.",
    byAnswer: "as you answer"
  )
}
