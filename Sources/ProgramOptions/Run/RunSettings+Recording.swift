internal import PaymentCore
package import SimulatorUI

extension RunSettings {
  /// The command that a recording's header gets: what a replay takes, and nothing else.
  ///
  /// What came from outside is written out, so that a replay elsewhere and later is the same.
  ///
  /// - Parameters:
  ///   - options: The options of the run that was recorded.
  ///   - scenarioFile: The name of the scenario's file in the recording's folder, if it is one.
  /// - Returns: A shell command.
  package func recordedCommand(_ options: RunOptions, scenarioFile: String?) -> String {
    var values = values
    values[.today] = options.today.text
    values[.seed] = String(options.seed)
    if values[.language] == nil { values[.language] = options.language.rawValue }
    if let scenarioFile { values[.scenario] = scenarioFile }
    let words = ProgramOption.allCases.compactMap { option -> String? in
      guard let value = values[option] else { return nil }
      return HeaderOption(option, value: option.takesValue ? value : nil)?.word
    }
    return (["paysim"] + words).map(ShellQuoting.quoted).joined(separator: " ")
  }

  /// The options that no recording holds, so that they must be given to its replay again.
  package var unrecorded: [ProgramOption] {
    ProgramOption.allCases.filter { values[$0] != nil && !$0.mayStandInHeader }
  }

  /// The settings with nothing but some options.
  package func only(_ options: [ProgramOption]) -> RunSettings {
    var settings = RunSettings()
    for option in options {
      if let value = values[option] { settings.set(option, to: value) }
    }
    return settings
  }

  /// The path of the scenario's file; nil if the scenario is built in, or none was given.
  package var scenarioFile: String? {
    values[.scenario].flatMap { Self.isFile(scenario: $0) ? $0 : nil }
  }

  /// Whether a scenario's value is a file; no built-in one has a slash or a dot in its name.
  static func isFile(scenario value: String) -> Bool {
    value.contains { $0 == "/" || $0 == "." }
  }
}
