internal import PaymentContracts
internal import PaymentCore
internal import ScenarioFiles

/// Finds the scenario that an option names: a built-in one, or a file's.
enum ScenarioSource {
  static func scenario(
    named name: String,
    files: FileReading
  ) throws(OptionError) -> Scenario {
    if let scenario = BuiltInScenario(rawValue: name) { return scenario.scenario }
    if RunSettings.isFile(scenario: name) { return try scenario(in: name, files) }
    let advice =
      NearMatch.question(for: name, among: BuiltInScenario.allCases.map(\.rawValue))
      ?? "'paysim scenarios' lists them"
    throw OptionError(
      "--scenario \(Diagnostic.value(name)): there is no such scenario; \(advice)"
    )
  }

  private static func scenario(
    in path: String,
    _ files: FileReading
  ) throws(OptionError) -> Scenario {
    let place = "--scenario \(Diagnostic.value(path))"
    let bytes: [UInt8]
    do {
      bytes = try files.bytes(path)
    } catch {
      throw OptionError("\(place): \(error.reason)", kind: .unreadable)
    }
    do {
      return try ScenarioFile.scenario(from: bytes) {
        Comgate.ErrorReason(rawValue: $0).platformAnswer
      }
    } catch {
      throw OptionError("\(place): \(error)", kind: .unreadable)
    }
  }
}

/// Finds the test cards of one's own that an option names.
enum CardSource {
  static func cards(in path: String, files: FileReading) throws(OptionError) -> [TestCard] {
    let bytes: [UInt8]
    do {
      bytes = try files.bytes(path)
    } catch {
      throw OptionError("--cards \(Diagnostic.value(path)): \(error.reason)", kind: .unreadable)
    }
    do {
      return try CardsFile.cards(from: bytes)
    } catch {
      throw OptionError("--cards \(Diagnostic.value(path)): \(error)", kind: .unreadable)
    }
  }
}
