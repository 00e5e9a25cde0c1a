import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// One way to end a run that waits at its form, and the exit status that follows.
struct Departure: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let status: CInt
  let act: @Sendable (inout ProgramRun) throws -> Void

  init(_ name: String, _ status: CInt, _ act: @escaping @Sendable (inout ProgramRun) throws -> Void)
  {
    (testDescription, self.status, self.act) = (name, status, act)
  }

  static let all = [
    Departure("Ctrl-C", 2) { try $0.cancel() },
    Departure("Esc", 2) {
      try $0.type("\u{1B}")
      try $0.leave()
    },
    Departure("SIGINT", 128 + SIGINT) { $0.send(SIGINT) },
    Departure("SIGTERM", 128 + SIGTERM) { $0.send(SIGTERM) },
    Departure("SIGHUP", 128 + SIGHUP) { $0.send(SIGHUP) },
    Departure("SIGQUIT", 128 + SIGQUIT) { $0.send(SIGQUIT) },
    Departure("the window closed", 128 + SIGHUP) { $0.hangUp() },
  ]
}

/// What every way to leave has in common.
struct LeavingTests {
  @Test(arguments: Departure.all)
  func `one result and the terminal as it was`(_ departure: Departure) throws {
    var run = try ProgramRun(arguments: ["--json"])
    try run.wait(for: "Card number")
    try run.type("4111")
    try run.wait(for: "4111")
    try departure.act(&run)
    let end = try run.end()
    #expect(end.status == .exited(departure.status))
    #expect(end.output.split(separator: "\n").count == 1)
    #expect(end.output.hasPrefix("{"))
    #expect(end.disorder == [])
  }

  @Test func `a closed window ends the run also when hang ups are ignored`() throws {
    var run = try ProgramRun(
      program: "/bin/sh",
      arguments: ["-c", "trap '' HUP; exec \"$0\" --json", try builtProgram("paysim")]
    )
    try run.wait(for: "Card number")
    run.hangUp()
    let end = try run.end()
    #expect(end.status == .exited(2))
    #expect(end.output.hasPrefix("{"))
  }

  @Test(arguments: [">&-", "<&- >&-", ">/dev/full", "| :"])
  func `an output that takes nothing is told by the exit status`(_ output: String) throws {
    let script = "{ \"$0\" --json; echo \"status $?\" >&2; } \(output)"
    var run = try ProgramRun(
      program: "/bin/sh",
      arguments: ["-c", script, try builtProgram("paysim")]
    )
    try run.wait(for: "Card number")
    try run.cancel()
    let end = try run.end()
    #expect(end.errors.hasSuffix("status 74\n"))
    #expect(end.disorder == [])
  }

  @Test(arguments: [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE])
  func `a crash leaves the terminal as it was and tells no digits`(_ signal: CInt) throws {
    var run = try ProgramRun(
      arguments: ["--json"],
      environment: ["SWIFT_BACKTRACE": "enable=yes,color=no"]
    )
    try run.wait(for: "Card number")
    try run.type("4111")
    try run.wait(for: "4111")
    run.send(signal)
    let end = try run.end()
    #expect(end.status == .killed(by: signal))
    #expect(end.disorder == [])
    #expect(end.output == "")
    #expect(end.errors == "paysim: stopped by an internal error\n")
  }

  @Test func `stopping gives the terminal back and continuing takes it again`() throws {
    // A shell with job control: the kernel stops nobody whose parent could not continue him.
    let script = """
      set -m; "$0" --json; printf '<stopped>' >/dev/tty; read line; fg >/dev/null
      """
    var run = try ProgramRun(
      program: "/bin/sh",
      arguments: ["-c", script, try builtProgram("paysim")]
    )
    try run.wait(for: "Card number")
    try run.type("4111\u{1A}")
    try run.wait(for: "<stopped>")
    let (screen, hasItsModes) = (run.screen, run.hasItsModes)
    #expect(hasItsModes)
    #expect(screen.modes.isDisjoint(with: [1049, 2004]))
    #expect(!screen.text.contains("4111"))
    run.resize(columns: 90, rows: 30)
    try run.type("\n")
    try run.wait(for: "4111")
    let modes = run.screen.modes
    #expect(modes.isSuperset(of: [1049, 2004]))
    run.sendToForeground(SIGTSTP)
    try run.waitUntilGone("4111")
    try run.wait(for: "<stopped>")
  }
}
