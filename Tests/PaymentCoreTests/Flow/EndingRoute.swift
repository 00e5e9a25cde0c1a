import PaymentCore
import Testing

/// One way to end, the way to it through the scenario of its name, and what the platform recorded.
struct EndingRoute: CustomTestStringConvertible, Sendable {
  /// What the shopper does once the first screen is there.
  enum Way: Sendable {
    /// Nothing; what is under way comes to its end.
    case wait
    /// Nothing, until the payment's time is over.
    case waitOut
    /// Leave with Esc.
    case cancel
    /// Pay, and answer a challenge with a code that is wrong.
    case pay
    /// Pay, and leave the challenge with Esc.
    case payAndCancel
    /// Pay, and leave the challenge alone.
    case payAndWaitOut
    /// Pay on the page, and close it before it leads back.
    case payAndClose
  }

  let id: String
  let flow: FlowKind
  let way: Way
  /// Whether the platform's record of the order and the card session are known.
  let known: (order: Bool, session: Bool)

  init(_ id: String, _ flow: FlowKind, _ way: Way, order: Bool, session: Bool) {
    self.id = id
    self.flow = flow
    self.way = way
    known = (order, session)
  }

  var testDescription: String { id }

  static let all: [EndingRoute] = [
    EndingRoute("approved-captured", .card, .pay, order: true, session: true),
    EndingRoute("authorized", .card, .pay, order: true, session: true),
    EndingRoute("fraud-suspected", .card, .pay, order: true, session: true),
    EndingRoute("provider-report", .card, .pay, order: true, session: true),
    EndingRoute("provider-timeout", .card, .pay, order: true, session: true),
    EndingRoute("invalid-cardno-expiry", .card, .pay, order: true, session: true),
    EndingRoute("invalid-cvc", .card, .pay, order: true, session: true),
    EndingRoute("limit-exceeded", .card, .pay, order: true, session: true),
    EndingRoute("no-funds", .card, .pay, order: true, session: true),
    EndingRoute("rejected-by-bank", .card, .pay, order: true, session: true),
    EndingRoute("3ds-auth-fail", .card, .pay, order: true, session: true),
    EndingRoute("not-specified", .card, .pay, order: true, session: true),
    EndingRoute("no-reason", .card, .pay, order: true, session: true),
    EndingRoute("unknown-reason", .card, .pay, order: true, session: true),
    EndingRoute("3ds-issuer-rejects", .card, .pay, order: true, session: true),
    EndingRoute("3ds-unavailable", .card, .pay, order: true, session: true),
    EndingRoute("3ds-protocol-error", .card, .pay, order: true, session: true),
    EndingRoute("3ds-attempted", .card, .pay, order: true, session: true),
    EndingRoute("3ds-cancelled", .card, .payAndCancel, order: true, session: true),
    EndingRoute("3ds-timeout", .card, .payAndWaitOut, order: true, session: true),
    EndingRoute("3ds-message-timeout", .card, .pay, order: true, session: true),
    EndingRoute("acs-timeout", .card, .pay, order: true, session: true),
    EndingRoute("customer-timeout", .card, .waitOut, order: true, session: true),
    EndingRoute("customer-click", .card, .cancel, order: true, session: true),
    EndingRoute("eshop-cancelled", .card, .pay, order: true, session: true),
    EndingRoute("still-processing", .card, .pay, order: true, session: true),
    EndingRoute("polling-timeout", .card, .pay, order: true, session: true),
    EndingRoute("polling-network-error", .card, .pay, order: true, session: true),
    EndingRoute("network-lost-before", .card, .pay, order: false, session: false),
    EndingRoute("network-lost-after", .card, .pay, order: true, session: true),
    EndingRoute("payment-failed", .card, .pay, order: true, session: true),
    EndingRoute("payment-create-failed", .card, .pay, order: false, session: false),
    EndingRoute("second-payment", .card, .wait, order: false, session: false),
    EndingRoute("session-not-initialized", .card, .wait, order: false, session: false),
    EndingRoute("init-network-error", .card, .pay, order: false, session: false),
    EndingRoute("init-unauthorized", .card, .pay, order: false, session: false),
    EndingRoute("init-failed", .card, .pay, order: false, session: false),
    EndingRoute("application-not-allowed", .card, .pay, order: false, session: false),
    EndingRoute("device-rooted", .card, .pay, order: false, session: false),
    EndingRoute("invalid-pan", .card, .pay, order: true, session: true),
    EndingRoute("invalid-expiry-month", .card, .pay, order: true, session: true),
    EndingRoute("card-expired", .card, .pay, order: true, session: true),
    EndingRoute("invalid-cvv", .card, .pay, order: true, session: true),
    EndingRoute("missing-cardholder-name", .card, .pay, order: true, session: true),
    EndingRoute("invalid-card-data", .card, .pay, order: true, session: true),
    EndingRoute("invalid-price", .card, .wait, order: false, session: false),
    EndingRoute("conflicting-payment-options", .card, .wait, order: false, session: false),
    EndingRoute("stopped-before-sending", .card, .pay, order: true, session: true),
    EndingRoute("stopped-after-sending", .card, .pay, order: true, session: true),
    EndingRoute("hosted-authorized", .hosted, .pay, order: true, session: false),
    EndingRoute("hosted-captured", .hosted, .pay, order: true, session: false),
    EndingRoute("approved-settled", .hosted, .pay, order: true, session: false),
    EndingRoute("approved-refunded", .hosted, .pay, order: true, session: false),
    EndingRoute("hosted-failed", .hosted, .pay, order: true, session: false),
    EndingRoute("hosted-cancelled", .hosted, .pay, order: true, session: false),
    EndingRoute("hosted-abandoned", .hosted, .pay, order: true, session: false),
    EndingRoute("still-initialized", .hosted, .pay, order: true, session: false),
    EndingRoute("hosted-processing", .hosted, .pay, order: true, session: false),
    EndingRoute("unknown-status", .hosted, .pay, order: true, session: false),
    EndingRoute("no-lookup", .hosted, .pay, order: false, session: false),
    EndingRoute("resolver-silent", .hosted, .pay, order: false, session: false),
    EndingRoute("lookup-failed", .hosted, .pay, order: false, session: false),
    EndingRoute("lookup-status-and-error", .hosted, .pay, order: true, session: false),
    EndingRoute("lookup-never-answers", .hosted, .pay, order: false, session: false),
    EndingRoute("page-load-failed", .hosted, .wait, order: false, session: false),
    EndingRoute("hosted-dismissed", .hosted, .cancel, order: true, session: false),
    EndingRoute("hosted-dismissed-paid", .hosted, .payAndClose, order: true, session: false),
    EndingRoute("hosted-dismissed-processing", .hosted, .cancel, order: true, session: false),
    EndingRoute("hosted-dismissed-no-lookup", .hosted, .cancel, order: false, session: false),
    EndingRoute("hosted-dismissed-lookup-failed", .hosted, .cancel, order: false, session: false),
    EndingRoute("unusable-request", .hosted, .wait, order: false, session: false),
    EndingRoute("apple-pay-not-configured", .wallet, .wait, order: false, session: false),
    EndingRoute("apple-pay-cancelled", .wallet, .cancel, order: true, session: false),
    EndingRoute("apple-pay-failed", .wallet, .pay, order: true, session: false),
  ]
}
