extension Scenario {
  static let cardOutcomes: [Scenario] = [
    approvedSale,
    make("authorized", "Approved, a preauthorisation") { $0.isPreauthorisation = true },
    make("frictionless", "Authenticated without a challenge, approved") {
      $0.authorise.behaviour = .frictionless
    },
    declined("fraud-suspected", "Declined: suspicion of fraud", .fraudSuspected),
    declined("provider-report", "Declined by the provider", .provider),
    declined("provider-timeout", "The provider's time limit ran out", .providerTimedOut),
    declined("invalid-cardno-expiry", "Declined: number or expiry wrong", .numberOrExpiry),
    declined("invalid-cvc", "Declined: security code wrong", .securityCode),
    declined("limit-exceeded", "Declined: over the card's limit", .overLimit),
    declined("no-funds", "Declined: not enough money", .insufficientFunds),
    declined("rejected-by-bank", "Declined by the issuer", .issuer),
    declined("not-specified", "Declined, reason not specified", .notSpecified),
    declined("no-reason", "Declined, the server sent no reason", .notGiven),
    declined("unknown-reason", "Declined for a reason added later", .other("SCHEME_RULE")),
  ]

  private static func declined(
    _ name: String,
    _ title: String,
    _ reason: DeclineReason
  ) -> Scenario {
    make(name, title) { $0.poll.behaviour.answer = .declined(reason) }
  }
}
