import PaymentContracts
import PaymentCore
import SimulatorUI

/// A built-in scenario and what both SDKs will deliver, as the catalogue lists it.
struct ScenarioRow: Hashable, Encodable {
  let name: String
  let flow: String
  let title: String
  /// The ending's id; nil if what the shopper does decides.
  let ending: String?
  let comgate: Comgate?
  let seb: SEB?

  /// What Comgate's SDK will deliver.
  struct Comgate: Hashable, Encodable {
    let `case`: String
    let code: String?
    let basis: String
  }

  /// What SEB's SDK will deliver.
  struct SEB: Hashable, Encodable {
    let outcome: String
    let paymentStatus: String?
    let error: String?
    let basis: String
  }

  init(_ scenario: Scenario) {
    name = scenario.name
    flow = scenario.flow.rawValue
    title = scenario.title
    let result = ScenarioForecast.result(of: scenario)
    ending = result?.ending.id
    comgate = result.map(Comgate.init)
    seb = result.map(SEB.init)
  }

  static let all = Scenario.builtIn.map(ScenarioRow.init)

  static var table: [String] {
    TextTable(
      titles: ["SCENARIO", "FLOW", "COMGATE", "SEB", "WHAT HAPPENS"],
      rows: all.map {
        [$0.name, $0.flow, $0.comgate?.words ?? open, $0.seb?.words ?? open, $0.title]
      }
    ).lines + ["", "* not stated by this SDK's documents"]
  }

  private static let open = "by what you do"
}

extension ScenarioRow.Comgate {
  init(_ result: PaymentResult) {
    let answer = Comgate.PaymentResult(result)
    self.init(
      case: answer.caseName,
      code: answer.code,
      basis: Contract.comgate.basis(of: result).rawValue
    )
  }

  fileprivate var words: String {
    ScenarioRow.words([`case`, code], basis)
  }
}

extension ScenarioRow.SEB {
  init(_ result: PaymentResult) {
    let answer = SEB.PaymentResult(result)
    self.init(
      outcome: answer.outcome.rawValue,
      paymentStatus: answer.paymentStatus,
      error: answer.error?.code.rawValue,
      basis: Contract.seb.basis(of: result).rawValue
    )
  }

  fileprivate var words: String {
    ScenarioRow.words([outcome, paymentStatus, error], basis)
  }
}

extension ScenarioRow {
  fileprivate static func words(_ words: [String?], _ basis: String) -> String {
    words.compactMap { $0 }.joined(separator: " ") + (basis == Basis.stated.rawValue ? "" : " *")
  }

  private enum Key: CodingKey {
    case name, flow, title, ending, comgate, seb
  }

  /// Nil is written as null, so that every object has the same keys.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .name)
    try container.encode(flow, forKey: .flow)
    try container.encode(title, forKey: .title)
    try container.encode(ending, forKey: .ending)
    try container.encode(comgate, forKey: .comgate)
    try container.encode(seb, forKey: .seb)
  }
}

extension ScenarioRow.Comgate {
  private enum Key: CodingKey {
    case `case`, code, basis
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(`case`, forKey: .case)
    try container.encode(code, forKey: .code)
    try container.encode(basis, forKey: .basis)
  }
}

extension ScenarioRow.SEB {
  private enum Key: CodingKey {
    case outcome, paymentStatus, error, basis
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(outcome, forKey: .outcome)
    try container.encode(paymentStatus, forKey: .paymentStatus)
    try container.encode(error, forKey: .error)
    try container.encode(basis, forKey: .basis)
  }
}
