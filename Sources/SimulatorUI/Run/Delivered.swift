package import PaymentContracts
package import PaymentCore

/// What one of the SDKs called back with.
package enum Delivered: Hashable, Sendable {
  /// Comgate's result.
  case comgate(Comgate.PaymentResult)
  /// SEB's result.
  case seb(SEB.PaymentResult)

  /// Whose result it is.
  package var contract: Contract {
    switch self {
    case .comgate: .comgate
    case .seb: .seb
    }
  }

  /// What it means.
  package var outcomeClass: OutcomeClass {
    switch self {
    case .comgate(let result): result.outcomeClass
    case .seb(let result): result.outcomeClass
    }
  }

  /// The style of the status panel.
  package var style: PanelStyle {
    switch self {
    case .comgate(let result): result.style
    case .seb(let result): result.style
    }
  }

  /// Translates a neutral result for an SDK that did not run it.
  package init(_ result: PaymentCore.PaymentResult, for contract: Contract) {
    self =
      switch contract {
      case .comgate: .comgate(Comgate.PaymentResult(result))
      case .seb: .seb(SEB.PaymentResult(result))
      }
  }
}
