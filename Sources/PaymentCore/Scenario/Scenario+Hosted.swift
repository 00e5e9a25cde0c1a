extension Scenario {
  static let hosted: [Scenario] = [
    paidOnPage,
    lookup("hosted-authorized", "The lookup says AUTHORIZED", status: .authorized),
    lookup("approved-settled", "The lookup says SETTLED", status: .settled),
    lookup("approved-refunded", "The lookup says REFUNDED", status: .refunded),
    lookup("hosted-failed", "The lookup says FAILED", status: .failed),
    lookup("hosted-cancelled", "The lookup says CANCELLED", status: .cancelled),
    lookup("hosted-abandoned", "The lookup says ABANDONED", status: .abandoned),
    lookup("still-initialized", "The lookup says INITIALIZED", status: .initialized),
    lookup(
      "hosted-processing",
      "The lookup says SENT_FOR_PROCESSING",
      status: .sentForProcessing
    ),
    lookup(
      "unknown-status",
      "The lookup says ON_HOLD, which nobody knows",
      status: PaymentStatus(rawValue: "ON_HOLD")
    ),
    lookup("no-lookup", "There is no lookup", .notConfigured),
    lookup("resolver-silent", "The lookup brings neither status nor error", status: nil),
    lookup("lookup-failed", "The lookup fails", failure: "HTTP 503"),
    lookup(
      "lookup-status-and-error",
      "The lookup brings SETTLED and an error",
      status: .settled,
      failure: "HTTP 206"
    ),
    make("lookup-never-answers", "The lookup is not answered for 30 s", flow: .hosted) {
      $0.lookup.fault = .silent
    },
    make("page-load-failed", "The checkout page does not load", flow: .hosted) {
      $0.page.fault = .networkLost
    },
    lookup("hosted-dismissed", "Close the page with Esc before paying", status: .initialized),
    lookup("hosted-dismissed-paid", "Pay, then close the page with Esc", status: .settled),
    lookup(
      "hosted-dismissed-processing",
      "Close the page with Esc; still processing",
      status: .sentForProcessing
    ),
    lookup("hosted-dismissed-no-lookup", "Close the page with Esc; no lookup", .notConfigured),
    lookup(
      "hosted-dismissed-lookup-failed",
      "Close the page with Esc; the lookup fails",
      failure: "HTTP 503"
    ),
    make("unusable-request", "The backend's answer has no verification key", flow: .hosted) {
      $0.defect = .unusable(.verificationKey)
    },
    make("hosted-unrelated-address", "The page passes an unrelated address", flow: .hosted) {
      $0.page.behaviour = .passesUnrelatedAddress
    },
  ]

  static let wallets: [Scenario] = [
    paidByWallet,
    make("apple-pay-not-configured", "No wallet is set up", flow: .wallet) {
      $0.wallet.behaviour = .notConfigured
    },
    make("apple-pay-cancelled", "Close the wallet's sheet with Esc", flow: .wallet) { _ in },
    make("apple-pay-failed", "The wallet fails", flow: .wallet) { $0.wallet.behaviour = .fails },
  ]

  private static func lookup(
    _ name: String,
    _ title: String,
    _ behaviour: LookupBehaviour
  ) -> Scenario {
    make(name, title, flow: .hosted) { $0.lookup.behaviour = behaviour }
  }

  private static func lookup(
    _ name: String,
    _ title: String,
    status: PaymentStatus? = nil,
    failure: String? = nil
  ) -> Scenario {
    lookup(name, title, .answers(status: status, failure: failure))
  }
}
