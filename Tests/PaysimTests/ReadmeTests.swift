import Foundation
import PaymentContracts
import PaymentCore
import ProgramOptions
import Testing

@testable import SimulatorUI

/// The README's pictures and tables are made from the program; this keeps them current.
struct ReadmeTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `What the README shows is what the program shows`() throws {
    let file = ReadmeTests.root.appending(path: "README.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let expected = try ReadmeTests.refreshed(text)
    if text != expected, ProcessInfo.processInfo.environment["PAYSIM_UPDATE"] == "1" {
      try expected.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(text == expected, "Set PAYSIM_UPDATE=1 to write what the program shows")
  }

  @Test func `A stale picture is found`() throws {
    let stale = "<!-- keys -->\n\n| key | |\n\nAfter it.\n"
    let fresh = try ReadmeTests.refreshed(stale)
    #expect(fresh != stale)
    #expect(fresh.hasSuffix("\n\nAfter it.\n"))
    #expect(try ReadmeTests.refreshed(fresh) == fresh)
  }

  @Test(arguments: ["keys", "graph"])
  func `What follows an empty marker is kept`(name: String) throws {
    let fresh = try ReadmeTests.refreshed("<!-- \(name) -->\n\n## Next\n\n```sh\nls\n```\n")
    #expect(fresh.hasSuffix("\n\n## Next\n\n```sh\nls\n```\n"))
    #expect(try ReadmeTests.refreshed(fresh) == fresh)
  }

  /// Replaces what stands behind each marker, up to the next empty line outside a fence.
  private static func refreshed(_ text: String) throws -> String {
    var lines: [String] = []
    var rest = text.components(separatedBy: "\n")[...]
    while let line = rest.popFirst() {
      lines.append(line)
      guard line.hasPrefix("<!-- "), line.hasSuffix(" -->") else { continue }
      let content = try block(String(line.dropFirst(5).dropLast(4)))
      let isFenced = content.first?.hasPrefix("```") == true
      if !isFenced { lines.append("") }
      lines += content
      while rest.first?.isEmpty == true { rest.removeFirst() }
      guard rest.first?.hasPrefix(isFenced ? "```" : "|") == true else {
        // Nothing was there yet.
        lines.append("")
        continue
      }
      if isFenced {
        rest = rest.dropFirst().drop { $0 != "```" }.dropFirst()
      } else {
        rest = rest.drop { $0.hasPrefix("|") }
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func block(_ name: String) throws -> [String] {
    switch name {
    case "keys": return keys
    case "cards": return cards
    case "options": return options
    case "graph":
      let day = try #require(CalendarDay(year: 2026, month: 11, day: 30))
      let graph = FlowGraph(today: day).mermaid.split(separator: "\n").map(String.init)
      return ["```mermaid"] + graph + ["```"]
    default:
      let path = try #require(name.split(separator: " ").last)
      return ["```text"] + (try screen(String(path))) + ["```"]
    }
  }

  private static func screen(_ path: String) throws -> [String] {
    let file = root.appending(path: "Fixtures/\(path).screen")
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    return Array(lines.dropFirst().prefix { $0 != "styles" })
  }

  private static var keys: [String] {
    let phrases = Phrases.phrases(for: .english).keys
    let form = [
      ("Tab, Down", phrases.next), ("Shift-Tab, Up", phrases.previous), ("Enter", phrases.confirm),
      ("Space", phrases.toggle), ("Esc", phrases.cancel), ("Ctrl-A E U W K", phrases.edit),
    ]
    let all = KeyBinding.all.filter { $0.action != .checkpoint }.map {
      ($0.name.replacingOccurrences(of: " ", with: ", "), $0.phrase(phrases))
    }
    return ["| key | what it does |", "|---|---|"] + (form + all).map { "| \($0) | \($1) |" }
  }

  private static var options: [String] {
    ["| option | for | what it does |", "|---|---|---|"]
      + ProgramOption.allCases.map { option in
        let commands = ProgramCommand.allCases.filter { option.belongs(to: $0) }
        let names = commands.map { $0.word.map { "`\($0)`" } ?? "a run" }
        let places = commands == ProgramCommand.allCases ? "all" : names.joined(separator: ", ")
        let usage = option.usage.replacingOccurrences(of: "|", with: "\\|")
        let text = option.text(in: commands.first ?? .run)
        return "| `\(usage)` | \(places) | \(text) |"
      }
  }

  private static var cards: [String] {
    ["| number | what happens |", "|---|---|"]
      + TestCard.builtIn.map { card in
        "| `\(CardNumber(card.number)?.grouped ?? "")` | \(card.title) |"
      }
  }
}
