extension Scenario {
  /// Every built-in scenario: one for each ending, and those that only test cards bring.
  package static let builtIn: [Scenario] =
    cardOutcomes + challenges + cancellations + inDoubt + refusals + hosted + wallets + answersTwice

  /// Finds a built-in scenario; nil if there is none of that name.
  package static func named(_ name: String) -> Scenario? {
    byName[name]
  }

  /// What a run follows when nothing else decides.
  package static func usual(for flow: FlowKind) -> Scenario {
    switch flow {
    case .card: approvedSale
    case .hosted: paidOnPage
    case .wallet: paidByWallet
    }
  }

  // Apart from the catalogue, so that an ordinary run starts without making all of it.
  static let approvedSale = Scenario(name: "approved-captured", title: "Approved, a sale")
  static let paidOnPage = Scenario(
    name: "hosted-captured",
    title: "Pay on the page; what you do there decides",
    flow: .hosted
  )
  static let paidByWallet = Scenario(
    name: "apple-pay-approved",
    title: "Confirm on the wallet's sheet, approved",
    flow: .wallet
  )

  private static let byName: [String: Scenario] = Dictionary(
    uniqueKeysWithValues: builtIn.map { ($0.name, $0) }
  )

  static func make(
    _ name: String,
    _ title: String,
    flow: FlowKind = .card,
    _ change: (inout Scenario) -> Void
  ) -> Scenario {
    var scenario = Scenario(name: name, title: title, flow: flow)
    change(&scenario)
    return scenario
  }
}
