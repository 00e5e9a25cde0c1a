package import PaymentCore

/// Reads a scenario of one's own: a JSON object that says what the simulated platform does.
///
/// What the file leaves out goes well.
package enum ScenarioFile {
  /// The keys of the whole file.
  enum Key: String, FileKey {
    case name, title, flow, preauth, seconds, defect, fields, stop
    case session, create, authorise, challenge, answer, poll
    case page, lookup, wallet, late
  }

  /// What a code of an SDK means as the platform's answer.
  package typealias Reasons = @Sendable (_ code: String) -> PlatformAnswer

  /// Reads the text of a file.
  ///
  /// - Parameters:
  ///   - bytes: What the file holds.
  ///   - reasons: Says what a code such as NO_FUNDS stands for.
  /// - Returns: The scenario.
  /// - Throws: `ScenarioProblem` about the first value that cannot be used.
  package static func scenario(
    from bytes: some Sequence<UInt8>,
    reasons: Reasons
  ) throws(ScenarioProblem) -> Scenario {
    let value: JSONValue
    do {
      value = try JSONText.decode(JSONValue.self, from: bytes)
    } catch {
      throw ScenarioProblem(
        path: "",
        reason: "the file is not JSON; a comma, quote or bracket is missing or one too many"
      )
    }
    let file = try FileObject<Key>(value, at: "")
    let name = try name(in: file)
    var scenario = Scenario(
      name: name,
      title: try file.text(.title, upTo: 80) ?? name,
      flow: try file.choice(.flow, of: FlowKind.self) ?? .card
    )
    for key in Key.allCases where file.has(key) && !key.flows.contains(scenario.flow) {
      throw file.problem(
        key,
        "the flow \(scenario.flow.rawValue) has no such step; "
          + "it belongs to \(NearMatch.list(key.flows.map(\.rawValue)))"
      )
    }
    try file.readWhole(into: &scenario, reasons: reasons)
    try file.readSteps(into: &scenario, reasons: reasons)
    return scenario
  }

  private static func name(in file: FileObject<Key>) throws(ScenarioProblem) -> String {
    guard let name = try file.text(.name, upTo: 64) else {
      throw file.problem(.name, "it is missing; it should be a word such as slow-bank")
    }
    guard name.utf8.allSatisfy({ $0.isLowercaseLetter || $0.isDigit || $0 == UInt8(ascii: "-") })
    else { throw file.unusable(.name, right: "letters a to z, digits and hyphens") }
    guard BuiltInScenario(rawValue: name) == nil else {
      // A result tells the name only, and must not seem to come from the built-in scenario.
      throw file.problem(.name, "\(JSONText.quoted(name)) is a built-in scenario; choose another")
    }
    return name
  }
}

extension ScenarioFile.Key {
  /// The ways to pay in which the key means something.
  fileprivate var flows: [FlowKind] {
    switch self {
    case .name, .title, .flow, .preauth, .seconds, .defect, .late: FlowKind.allCases
    case .fields, .stop: [.card]
    case .session, .create, .authorise, .challenge, .answer, .poll: [.card, .wallet]
    case .page, .lookup: [.hosted]
    case .wallet: [.wallet]
    }
  }
}

extension UInt8 {
  fileprivate var isLowercaseLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
