import Foundation
import Testing

/// Themes as a terminal receives them.
struct ThemeTests {
  static let names = ["default", "high-contrast", "light", "monochrome"]

  @Test(arguments: names)
  func `a theme has colour unless it is monochrome`(_ name: String) throws {
    let end = try run(theme: name)
    #expect(end.screen.hasUsedColour == (name != "monochrome"))
    #expect(end.disorder == [])
  }

  @Test(arguments: names)
  func `NO_COLOR takes the colour from every theme`(_ name: String) throws {
    #expect(try !run(theme: name, environment: ["NO_COLOR": "1"]).screen.hasUsedColour)
  }

  /// The sequences that ncurses knows for it: OSC 4 of xterm, and OSC P and R of Linux.
  @Test(arguments: names, ["xterm-256color", "linux", "xterm"])
  func `no theme changes the palette`(_ name: String, _ type: String) throws {
    let end = try run(theme: name, environment: ["TERM": type])
    let text = String(decoding: end.received, as: UTF8.self)
    for sequence in ["\u{1b}]4;", "\u{1b}]P", "\u{1b}]R", "\u{1b}]104"] {
      #expect(!text.contains(sequence))
    }
  }

  @Test func `the light theme is white where nothing is written too`() throws {
    var run = try ProgramRun(arguments: ["--theme", "light"])
    try run.wait(for: "Card number")
    try run.cancel()
    let text = String(decoding: try run.end().received, as: UTF8.self)
    // What is erased takes the background that was chosen last.
    let parts = text.components(separatedBy: "\u{1b}[")
    var background = ""
    var erased: [String] = []
    for part in parts.drop(while: { !$0.hasPrefix("48;5;") }) {
      if part.hasPrefix("48;5;") { background = String(part.prefix(9)) }
      if part.hasPrefix("m") || part.hasPrefix("39;49m") { background = "the terminal's own" }
      if part.hasPrefix("K") { erased.append(background) }
    }
    #expect(erased.count > 10)
    #expect(Set(erased).subtracting(["48;5;254m", "48;5;231m"]) == [])
  }

  @Test func `a theme that is not there is wrong usage`() throws {
    let end = try ProgramRun(arguments: ["--theme", "dark"]).end()
    #expect(end.status == .exited(64))
    for name in Self.names { #expect(end.errors.contains(name)) }
  }

  private func run(
    theme: String,
    environment: [String: String?] = [:]
  ) throws -> Ending {
    var run = try ProgramRun(arguments: ["--theme", theme], environment: environment)
    try run.wait(for: "Card number")
    try run.cancel()
    return try run.end()
  }
}
