import PaymentCore
import Platform
import ProgramOptions
import Recordings
import SimulatorUI
import Terminals

/// The program: reads its command line and does what it says.
enum Program {
  static let version = "1.0"

  static func run(_ arguments: [String?]) -> ExitStatus {
    OperatingSystem.holdStandardDescriptors()
    OperatingSystem.ignoreBrokenPipes()
    do {
      switch try Invocation(texts(arguments)) {
      case .help: return print(HelpText.text)
      case .version: return print("paysim \(version)\n")
      case .run(let command): return try run(command)
      case .record(let command): return try record(command)
      case .replay(let command): return try command.run()
      case .demo(let command): return command.run()
      case .catalogue(let command): return print(try command.text())
      case .graph: return print(graph)
      }
    } catch {
      complain(error.description)
      switch error.kind {
      case .usage:
        complain("'paysim --help' tells what there is")
        return .usage
      case .unreadable: return .unreadable
      case .unwritable: return .outputFailed
      }
    }
  }

  private static func texts(_ arguments: [String?]) throws(OptionError) -> [String] {
    var texts: [String] = []
    for (index, argument) in arguments.enumerated() {
      guard let argument else {
        throw OptionError(
          "word \(index + 1) of the command line is not UTF-8 text; write it in UTF-8"
        )
      }
      texts.append(argument)
    }
    return texts
  }

  /// The machine as a picture; the day plays no part in it.
  private static var graph: String {
    guard let day = CalendarDay(Replay.usualToday) else { return "" }
    return FlowGraph(today: day).mermaid + "\n"
  }

  /// Writes to standard output.
  static func print(_ text: String) -> ExitStatus {
    guard OperatingSystem.write(text, to: 1) else {
      complain("standard output cannot be written")
      return .outputFailed
    }
    return .succeeded
  }

  /// Writes a diagnosis to standard error; if that is closed there is nobody to tell.
  static func complain(_ text: String) {
    _ = OperatingSystem.write(Diagnostic.line("paysim: \(text)") + "\n", to: 2)
  }

  private static func run(_ command: RunCommand) throws(OptionError) -> ExitStatus {
    let options = try command.runOptions()
    let theme = try command.settings.theme()
    let resolver = command.statusSource?.makeResolver()
    defer { resolver?.end() }
    let plain = PlainRun(options: options, resolver: resolver)
    if command.isPlain { return report(plain.run(), command, options) }
    let live = LiveRun(options: options, theme: theme, resolver: resolver)
    do {
      return report(try live.run(), command, options)
    } catch {
      guard case .notAddressable(let name) = error else {
        complain(error.advice)
        return .noTerminal
      }
      complain("the terminal type TERM=\(name) has no full screen, so this goes on as with --plain")
      return report(plain.run(), command, options)
    }
  }

  private static func record(_ command: RecordCommand) throws(OptionError) -> ExitStatus {
    let options = try command.run.runOptions()
    let folder = try command.makeFolder()
    command.tellUnrecorded()
    var live = LiveRun(options: options, theme: try command.run.settings.theme())
    live.recording = command.keepsName ? .withNames : .withoutNames
    do {
      let end = try live.run()
      let status = report(end, command.run, options)
      guard var recording = end.recording else { return status }
      // A standard output that cannot be written is nothing of the run's.
      recording.finish(status: runStatus(end))
      let isSaved = command.save(recording, of: end.deliveries, into: folder)
      return isSaved ? status : .outputFailed
    } catch {
      complain(error.advice)
      return .noTerminal
    }
  }

  private static func report(
    _ end: LiveRun.End,
    _ command: RunCommand,
    _ options: RunOptions
  ) -> ExitStatus {
    let lines = end.deliveries.map { delivery in
      command.printsJSON
        ? ResultJSON(delivery).text : Receipt(delivery, options: options).text
    }
    if command.explains {
      for delivery in end.deliveries { complain(delivery.explanation) }
    }
    let isWritten = OperatingSystem.write(lines.map { $0 + "\n" }.joined(), to: 1)
    guard isWritten || end.signal != nil else {
      complain("standard output cannot be written")
      return .outputFailed
    }
    return runStatus(end)
  }

  private static func runStatus(_ end: LiveRun.End) -> ExitStatus {
    if let signal = end.signal { return .signal(signal) }
    return end.deliveries.last.map { ExitStatus($0.delivered.outcomeClass) } ?? .internalError
  }
}
