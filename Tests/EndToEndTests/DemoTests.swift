import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The tour and the watched recordings, as a presenter meets them.
@Suite(.waitingAside)
struct DemoTests {
  private static let fixtures = #filePath.replacing(
    "Tests/EndToEndTests/DemoTests.swift",
    with: "Fixtures"
  )
  private static let leaving = ["q", "\u{1B}", "\u{3}"]

  @Test(arguments: leaving)
  func `the tour goes on when asked and leaves the terminal as it was`(_ key: String) throws {
    var run = try ProgramRun(arguments: ["demo"])
    try run.wait(for: "1/8")
    try run.wait(for: "4242")
    try run.type("\r")
    try run.wait(for: "2/8")
    try run.type(" ")
    try run.wait(for: "paused")
    try run.type("n")
    try run.wait(for: "3/8")
    try run.type(key)
    let end = try run.end()
    #expect(end.status == .exited(0))
    #expect(end.output == "")
    #expect(end.errors == "")
    #expect(end.disorder == [])
  }

  @Test func `a recording is stepped through and can be watched at any size`() throws {
    var run = try ProgramRun(
      arguments: ["replay", "--watch", "\(Self.fixtures)/no-funds", "\(Self.fixtures)/amex"],
      columns: 90,
      rows: 30
    )
    try run.wait(for: "1/2")
    try run.type("....")
    try run.wait(for: "4000 ")
    try run.wait(for: "paused")
    run.resize(columns: 60, rows: 15)
    try run.wait(for: "part of 80x24")
    run.resize(columns: 90, rows: 30)
    try run.type(" +++")
    try run.wait(for: "no-funds · result")
    try run.type("n")
    try run.wait(for: "2/2")
    try run.type("\r")
    let end = try run.end()
    #expect(end.status == .exited(0))
    #expect(end.output == "")
    #expect(end.disorder == [])
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal ends the tour and leaves the terminal as it was`(_ signal: CInt) throws {
    var run = try ProgramRun(arguments: ["demo"])
    try run.wait(for: "1/8")
    run.send(signal)
    let end = try run.end()
    #expect(end.status == .exited(128 + signal))
    #expect(end.output == "")
    #expect(end.disorder == [])
  }

  @Test func `a stopped tour gives the terminal back and takes it again`() throws {
    let script = """
      set -m; "$0" demo; printf '<stopped>' >/dev/tty; read line; fg >/dev/null
      """
    var run = try ProgramRun(
      program: "/bin/sh",
      arguments: ["-c", script, try builtProgram("paysim")]
    )
    try run.wait(for: "1/8")
    try run.type("\u{1A}")
    try run.wait(for: "<stopped>")
    let hasItsModes = run.hasItsModes
    #expect(hasItsModes)
    try run.type("\n")
    try run.wait(for: "1/8")
    try run.type("q")
    let end = try run.end()
    #expect(end.status == .exited(0))
    #expect(end.disorder == [])
  }

  @Test(arguments: [["demo"], ["replay", "--watch", "\(fixtures)/no-funds"]])
  func `without a terminal there is one sentence`(_ arguments: [String]) throws {
    let end = try ProgramRun(arguments: arguments, hasTerminal: false).end()
    #expect(end.output == "")
    #expect(end.errors.split(separator: "\n").count == 1)
    #expect(end.status == .exited(69))
  }
}
