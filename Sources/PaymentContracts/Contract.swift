package import PaymentCore

/// The SDKs whose results can be shown.
package enum Contract: String, CaseIterable, Hashable, Sendable {
  /// Comgate's.
  case comgate
  /// SEB's.
  case seb

  /// The SDK whose entry point runs the flow; nil if both have one.
  package init?(runningOnly flow: FlowKind) {
    switch flow {
    case .card: return nil
    case .hosted: self = .seb
    case .wallet: self = .comgate
    }
  }

  /// The meaning of the SDK's answer to `result`.
  package func outcomeClass(of result: PaymentResult) -> OutcomeClass {
    switch self {
    case .comgate: Comgate.PaymentResult(result).outcomeClass
    case .seb: SEB.PaymentResult(result).outcomeClass
    }
  }

  /// The style of the status panel under this SDK.
  package func style(of result: PaymentResult) -> PanelStyle {
    switch self {
    case .comgate: Comgate.PaymentResult(result).style
    case .seb: SEB.PaymentResult(result).style
    }
  }

  /// The reference line of the receipt; nil if there is nothing to refer to.
  package func reference(of result: PaymentResult) -> String? {
    switch self {
    case .comgate: Comgate.PaymentResult(result).reference
    case .seb: SEB.PaymentResult(result).reference
    }
  }

  /// The case of a Swift `switch` that an app would land in.
  package func switchCase(of result: PaymentResult) -> String {
    switch self {
    case .comgate: Comgate.PaymentResult(result).switchCase
    case .seb: SEB.PaymentResult(result).switchCase
    }
  }

  /// What the SDK's answer to `result` rests on.
  package func basis(of result: PaymentResult) -> Basis {
    switch self {
    case .comgate: Comgate.basis(of: result)
    case .seb: SEB.basis(of: result)
    }
  }
}
