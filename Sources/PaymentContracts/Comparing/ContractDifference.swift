package import PaymentCore

/// One run as both SDKs tell it, field by field.
package struct ContractDifference: Hashable, Sendable {
  /// What is compared.
  package enum Field: String, CaseIterable, Hashable, Sendable {
    /// The outcome, in each SDK's own word.
    case outcome
    /// The code that says why: SEB's error, Comgate's reason or error.
    case code
    /// The style of the status panel.
    case style
    /// The reference line of the receipt.
    case reference
  }

  /// One field in both SDKs.
  package struct Line: Hashable, Sendable {
    /// What is compared.
    package let field: Field
    /// What SEB's SDK says; nil if it says nothing.
    package let seb: String?
    /// What Comgate's SDK says; nil if it says nothing.
    package let comgate: String?
    /// Whether both mean the same, or both say nothing.
    package let agrees: Bool
  }

  /// The fields, in the order in which they are declared.
  package let lines: [Line]
  /// Why the outcomes differ in meaning; nil if they do not.
  package let reason: DifferenceReason?

  /// Compares both SDKs' answers to `result`.
  package init(_ result: PaymentResult) {
    let seb = SEB.PaymentResult(result)
    let comgate = Comgate.PaymentResult(result)
    reason = DifferenceReason(result.ending)
    lines = Field.allCases.map { field in
      switch field {
      case .outcome:
        Line(
          field: field,
          seb: seb.outcome.rawValue,
          comgate: comgate.caseName,
          agrees: seb.outcomeClass == comgate.outcomeClass
        )
      case .code:
        Line(bothSay: field, seb: seb.error?.code.rawValue, comgate: comgate.code)
      case .style:
        Line(
          field: field,
          seb: seb.style.rawValue,
          comgate: comgate.style.rawValue,
          agrees: seb.style == comgate.style
        )
      case .reference:
        Line(bothSay: field, seb: seb.reference, comgate: comgate.reference)
      }
    }
  }
}

extension ContractDifference.Line {
  /// The SDKs' own codes and numbers are never equal, so what counts is whether there is one.
  fileprivate init(bothSay field: ContractDifference.Field, seb: String?, comgate: String?) {
    self.init(field: field, seb: seb, comgate: comgate, agrees: (seb == nil) == (comgate == nil))
  }
}
