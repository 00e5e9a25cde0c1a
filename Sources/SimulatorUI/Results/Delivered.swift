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

extension Delivered {
  /// The reference line of the receipt; nil if there is none.
  package var reference: String? {
    switch self {
    case .comgate(let result): result.reference
    case .seb(let result): result.reference
    }
  }

  /// The result as a Swift programmer would write it.
  var swiftText: String {
    switch self {
    case .comgate(let result):
      switch result {
      case .paid(let transId): ".paid(transId: \"\(transId)\")"
      case .authorized(let transId): ".authorized(transId: \"\(transId)\")"
      case .pending(let transId): ".pending(transId: \"\(transId)\")"
      case .cancelled(let reason, let transId):
        ".cancelled(errorReason: \(Self.literal(reason)), transId: \"\(transId)\")"
      case .failed(let error): ".failed(\(error.code))"
      }
    case .seb(let result):
      ".\(result.outcome.rawValue), paymentStatus: \(Self.literal(result.paymentStatus)), "
        + "error: \(result.error?.code.rawValue ?? "nil")"
    }
  }

  private static func literal(_ text: String?) -> String {
    text.map { "\"\($0)\"" } ?? "nil"
  }
}

extension Contract {
  /// The SDK's name.
  var name: String {
    switch self {
    case .comgate: "Comgate"
    case .seb: "SEB"
    }
  }

  /// The SDK that the same facts are told to as well.
  var other: Contract {
    switch self {
    case .comgate: .seb
    case .seb: .comgate
    }
  }
}
