extension Scenario {
  /// Every built-in scenario: one for each ending, and those that only test cards bring.
  public static let builtIn: [Scenario] =
    cardOutcomes + challenges + cancellations + inDoubt + refusals + hosted + wallets + answersTwice

  /// Finds a built-in scenario; nil if there is none of that name.
  public static func named(_ name: String) -> Scenario? {
    byName[name]
  }

  /// What a run follows when nothing else decides.
  public static func usual(for flow: FlowKind) -> Scenario {
    switch flow {
    case .card: usualCard
    case .hosted: usualHosted
    case .wallet: usualWallet
    }
  }

  private static let usualCard = usual("approved-captured", .card)
  private static let usualHosted = usual("hosted-captured", .hosted)
  private static let usualWallet = usual("apple-pay-approved", .wallet)

  private static func usual(_ name: String, _ flow: FlowKind) -> Scenario {
    named(name) ?? Scenario(name: name, title: "Approved", flow: flow)
  }

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
