import PaymentCore
import Platform
import ProgramOptions
import SimulatorUI

/// An interactive run, as the command line asks for it.
struct RunCommand: Hashable {
  /// The options that shape the run.
  var settings = RunSettings()
  /// Whether results are printed as JSON.
  var printsJSON = false
  /// Whether it is said which rule decided.
  var explains = false
  /// Whether something moves while an answer is awaited.
  var hasMotion = true
  /// Whether the run goes line by line.
  var isPlain = false

  /// Who is asked for the status after a checkout page; nil for the simulated platform.
  var statusSource: StatusSource?

  /// Reads a command line.
  ///
  /// - Throws: `OptionError` about the first option that cannot be used.
  init(_ words: CommandLineWords) throws(OptionError) {
    settings = words.settings
    printsJSON = words.has(.json)
    explains = words.has(.explain)
    hasMotion = !words.has(.noMotion)
    isPlain = words.has(.plain)
    statusSource = try StatusSource(words)
  }

  /// The options of the run, in the surroundings of this process.
  func runOptions() throws(OptionError) -> RunOptions {
    var options = try settings.runOptions(in: Self.surroundings)
    options.hasMotion = hasMotion
    return options
  }

  /// What this process is told about the world.
  static var surroundings: RunSettings.Surroundings {
    let today =
      CalendarDay(secondsSince1970: OperatingSystem.secondsSince1970)?.text ?? "2026-11-30"
    var system = SystemRandomNumberGenerator()
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(OperatingSystem.environment)
      .first
    return RunSettings.Surroundings(
      today: today,
      seed: system.next(),
      localeName: locale,
      files: .disk
    )
  }
}
