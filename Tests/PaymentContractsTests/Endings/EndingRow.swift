import PaymentContracts
import PaymentCore
import Testing

/// One way to end and what both SDKs make of it.
///
/// SEB's columns: outcome, status, error, style, order number, session, basis. Comgate's: case, code,
/// style, transaction id, basis. "-" is nil; "set" is the payment's own value.
struct EndingRow: CustomTestStringConvertible, Sendable {
  let id: String
  let flow: FlowKind
  let ending: Ending
  let seb: String
  let comgate: String

  init(_ id: String, _ flow: FlowKind, _ ending: Ending, seb: String, comgate: String) {
    self.id = id
    self.flow = flow
    self.ending = ending
    self.seb = seb
    self.comgate = comgate
  }

  static let all = answers + failures + hosted + wallet

  var testDescription: String { id }

  var result: PaymentCore.PaymentResult {
    .sample(ending, flow: flow)
  }
}

extension Ending {
  /// A lookup that finds the sample payment.
  static func found(
    _ status: PaymentStatus,
    pageClosed: Bool = false,
    failure: String? = nil
  ) -> Ending {
    let answer = LookupAnswer(
      status: status,
      orderNumber: Payment.sample.orderNumber,
      failure: failure
    )
    return .lookedUp(answer, pageClosed: pageClosed)
  }
}
