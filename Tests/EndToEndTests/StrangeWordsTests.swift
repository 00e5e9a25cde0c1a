import Foundation
import ProgramOptions
import Testing

/// Arguments that a stranger could have made, as standard error tells them back.
struct StrangeWordsTests {
  private static let escape = "\u{1B}]0;title\u{7}\u{9B}31m\u{202E}\r"

  private static var commandLines: [[String]] {
    var lines: [[String]] = [
      [escape], ["--\(escape)"], ["-\(escape)"], ["--json=\(escape)"], ["graph", escape],
      ["record", "/nonexistent/\(escape)"], ["replay", "/nonexistent/\(escape)"],
      ["cards", escape], ["--contract", String(repeating: "x", count: 70_000)],
    ]
    for command in ProgramCommand.allCases {
      for option in command.options where option.takesValue {
        var line = [option.word, "/nonexistent/\(escape)"]
        switch command.operands {
        case .none: break
        case .one, .several: line.insert("/nonexistent/\(escape)", at: 0)
        }
        lines.append((command.word.map { [$0] } ?? []) + line)
      }
    }
    return lines
  }

  @Test func `no argument steers the terminal or fills it`() throws {
    for line in Self.commandLines {
      let end = try ProgramRun(arguments: line, hasTerminal: false).end()
      #expect(end.errors.unicodeScalars.allSatisfy(Self.isHarmless), "\(line)")
      for row in end.errors.split(separator: "\n") { #expect(row.count <= 200, "\(line)") }
      guard case .exited(let status) = end.status else {
        Issue.record("\(line): \(end.status)")
        continue
      }
      #expect([64, 65, 69, 74].contains(status), "\(line): \(status)")
    }
  }

  @Test func `bytes that are not UTF-8 are refused`() throws {
    let program = try builtProgram("paysim")
    let command = #"exec "$0" --order "$(printf 'A\377')""#
    let end = try ProgramRun(
      program: "/bin/sh",
      arguments: ["-c", command, program],
      hasTerminal: false
    ).end()
    #expect(end.status == .exited(64))
    #expect(end.errors.hasPrefix("paysim: word 2 of the command line is not UTF-8 text"))
  }

  @Test(arguments: [
    (["--order", "   "], "more than spaces"), (["--order", "A\nB"], #"A\u000aB: an order"#),
    (["--currency", "eur"], "did you mean EUR?"), (["--language", "et_EE"], "did you mean et?"),
    (["--contract", "SEB"], "did you mean seb?"),
  ])
  func `a wrong value is told with the right one`(line: [String], advice: String) throws {
    let end = try ProgramRun(arguments: line, hasTerminal: false).end()
    #expect(end.status == .exited(64))
    #expect(end.errors.contains(advice))
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || ![.control, .format].contains(scalar.properties.generalCategory)
  }
}
