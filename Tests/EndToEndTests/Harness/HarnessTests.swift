import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The harness itself, held against a shell.
struct HarnessTests {
  private static func shell(_ script: String) throws -> ProgramRun {
    try ProgramRun(program: "/bin/sh", arguments: ["-c", script])
  }

  @Test func `output errors status and screen are told apart`() throws {
    let run = try Self.shell("echo out; echo err >&2; printf seen >/dev/tty; exit 7")
    let end = try run.end()
    #expect(end.status == .exited(7))
    #expect(end.output == "out\n")
    #expect(end.errors == "err\n")
    #expect(end.screen.text == "seen\(String(repeating: "\n", count: 23))")
    #expect(end.disorder == [])
  }

  @Test func `what is typed reaches the program`() throws {
    var run = try Self.shell("printf ready; printf ready >/dev/tty; read word; echo \"got $word\"")
    try run.wait(for: "ready")
    try run.type("abc\n")
    #expect(try run.end().output == "readygot abc\n")
  }

  @Test func `disorder left behind is noticed`() throws {
    let run = try Self.shell(
      "stty -echo </dev/tty; printf '\\033[?1049h\\033[?25l\\033[?2004h\\033[1m\\033(0' >/dev/tty"
    )
    let end = try run.end()
    #expect(
      end.disorder == [
        "mode 1049 is on", "mode 2004 is on", "the cursor is hidden", "attributes are on",
        "line drawing is on", "the modes differ",
      ]
    )
  }

  @Test func `a signal ends the program and is told`() throws {
    var run = try Self.shell("printf ready >/dev/tty; read word")
    try run.wait(for: "ready")
    run.send(SIGTERM)
    #expect(try run.end().status == .killed(by: SIGTERM))
  }

  @Test func `closing the window hangs up`() throws {
    var run = try Self.shell("trap 'echo hung; exit 3' HUP; printf ready >/dev/tty; read word")
    try run.wait(for: "ready")
    run.hangUp()
    let end = try run.end()
    #expect(end.status == .exited(3))
    #expect(end.output == "hung\n")
  }

  @Test func `a new size reaches the program`() throws {
    var run = try Self.shell(
      "trap 'stty size </dev/tty >/dev/tty; exit' WINCH; printf ready >/dev/tty; read word"
    )
    try run.wait(for: "ready")
    run.resize(columns: 100, rows: 30)
    try run.wait(for: "30 100")
  }

  @Test func `variables can be added changed and taken away`() throws {
    let run = try ProgramRun(
      program: "/bin/sh",
      arguments: ["-c", "echo \"$TERM ${LANG-none} $EXTRA\""],
      environment: ["TERM": "vt100", "LANG": nil, "EXTRA": "more"]
    )
    #expect(try run.end().output == "vt100 none more\n")
  }

  @Test func `a session without a terminal has none`() throws {
    let run = try ProgramRun(
      program: "/bin/sh",
      arguments: ["-c", ": >/dev/tty"],
      hasTerminal: false
    )
    #expect(try run.end().status != .exited(0))
  }

  @Test func `a program inherits nothing but its four descriptors`() throws {
    let run = try Self.shell("for each in 3 4 5 6 7 8 9; do (: >&$each) 2>&- && echo $each; done")
    #expect(try run.end().output == "3\n")
  }
}
