internal import PaymentContracts
internal import PaymentCore
internal import ScenarioFiles
package import SimulatorUI

/// The one line of JSON that tells a run's result to programs: keys sorted, nothing left out.
package struct ResultJSON: Hashable, Sendable {
  /// The line, without a line end.
  package let text: String

  /// Writes a result down.
  package init(_ delivery: Delivery) {
    text = JSONText.sorted(Document(delivery))
  }

  private struct Document: Encodable {
    let comgate: ComgateAnswer
    let decidedBy: DecidedBy
    let ending: String
    let referee: RefereeReport
    let seb: SEBAnswer

    init(_ delivery: Delivery) {
      let result = delivery.result
      comgate = ComgateAnswer(
        delivery.answer(of: .comgate).comgate ?? Comgate.PaymentResult(result)
      )
      seb = SEBAnswer(delivery.answer(of: .seb).seb ?? SEB.PaymentResult(result))
      decidedBy = DecidedBy(name: result.decision.name, rule: result.decision.rule.rawValue)
      ending = result.ending.id
      referee = RefereeReport(delivery.referee)
    }
  }

  private struct DecidedBy: Encodable {
    let name: String
    let rule: String
  }

  private struct RefereeReport: Encodable {
    let delivered: Int
    let interfaceGone: Bool
    let lockFree: Bool
    let suppressed: Int

    init(_ referee: Referee) {
      delivered = referee.delivered
      interfaceGone = referee.interfaceGone
      lockFree = referee.lockFree
      suppressed = referee.suppressed
    }
  }

  private struct ComgateAnswer: Encodable {
    let result: Comgate.PaymentResult

    init(_ result: Comgate.PaymentResult) {
      self.result = result
    }

    enum CodingKeys: String, CodingKey {
      case name = "case"
      case code
      case message
      case transId
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(result.caseName, forKey: .name)
      try container.encode(result.code, forKey: .code)
      try container.encode(result.message, forKey: .message)
      try container.encode(result.transId, forKey: .transId)
    }
  }

  private struct SEBAnswer: Encodable {
    let result: SEB.PaymentResult

    init(_ result: SEB.PaymentResult) {
      self.result = result
    }

    enum CodingKeys: CodingKey {
      case error
      case orderNumber
      case outcome
      case paymentId
      case paymentStatus
      case sessionId
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(result.error.map(SEBError.init), forKey: .error)
      try container.encode(result.orderNumber, forKey: .orderNumber)
      try container.encode(result.outcome.rawValue, forKey: .outcome)
      try container.encode(result.paymentId, forKey: .paymentId)
      try container.encode(result.paymentStatus, forKey: .paymentStatus)
      try container.encode(result.sessionId, forKey: .sessionId)
    }
  }

  private struct SEBError: Encodable {
    let code: String
    let domain: String
    let message: String

    init(_ error: SEB.PaymentError) {
      code = error.code.rawValue
      domain = error.domain
      message = error.localizedDescription
    }
  }
}

extension Delivered {
  fileprivate var comgate: Comgate.PaymentResult? {
    if case .comgate(let result) = self { result } else { nil }
  }

  fileprivate var seb: SEB.PaymentResult? {
    if case .seb(let result) = self { result } else { nil }
  }
}
