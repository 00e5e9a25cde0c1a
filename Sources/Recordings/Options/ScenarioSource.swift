internal import PaymentCore

/// Finds the scenario that an option names: a built-in one, or a file's.
enum ScenarioSource {
  static func scenario(named name: String) throws(OptionError) -> Scenario {
    if let scenario = Scenario.named(name) { return scenario }
    // No built-in scenario has either of them in its name.
    if name.contains("/") || name.contains(".") { return try ScenarioFile.read(name) }
    let advice =
      NearMatch.question(for: name, among: Scenario.builtIn.map(\.name))
      ?? "'paysim scenarios' lists them"
    throw OptionError(
      "--scenario \(JSONText.harmless(name)): there is no such scenario; \(advice)"
    )
  }
}
