public import PaymentContracts
public import PaymentCore

/// What one of the SDKs called back with.
public enum Delivered: Hashable, Sendable {
  /// Comgate's result.
  case comgate(Comgate.PaymentResult)
  /// SEB's result.
  case seb(SEB.PaymentResult)

  /// Whose result it is.
  public var contract: Contract {
    switch self {
    case .comgate: .comgate
    case .seb: .seb
    }
  }

  /// What it means.
  public var outcomeClass: OutcomeClass {
    switch self {
    case .comgate(let result): result.outcomeClass
    case .seb(let result): result.outcomeClass
    }
  }

  /// The style of the status panel.
  public var style: PanelStyle {
    switch self {
    case .comgate(let result): result.style
    case .seb(let result): result.style
    }
  }

  /// Translates a neutral result for an SDK that did not run it.
  public init(_ result: PaymentCore.PaymentResult, for contract: Contract) {
    self =
      switch contract {
      case .comgate: .comgate(Comgate.PaymentResult(result))
      case .seb: .seb(SEB.PaymentResult(result))
      }
  }
}
