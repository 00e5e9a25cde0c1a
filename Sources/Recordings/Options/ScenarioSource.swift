internal import PaymentCore

/// Finds the scenario that an option names.
enum ScenarioSource {
  static func scenario(named name: String) throws(OptionError) -> Scenario {
    if let scenario = Scenario.named(name) { return scenario }
    let near = Scenario.builtIn.map(\.name).filter { $0.contains(name) || name.contains($0) }
    let advice = near.isEmpty ? "'paysim scenarios' lists them" : near.joined(separator: ", ")
    throw OptionError("--scenario \(name): there is no such scenario; \(advice)")
  }
}
