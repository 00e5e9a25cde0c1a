import Testing

/// Terminals of every kind, and environments that say something about them.
struct TerminalTypeTests {
  @Test(arguments: [nil, "", "unknown", "no-such-terminal"])
  func `an unusable terminal is refused with one sentence`(_ type: String?) throws {
    let run = try ProgramRun(arguments: ["--json"], environment: ["TERM": type])
    let end = try run.end()
    #expect(end.status == .exited(69))
    #expect(end.output == "")
    #expect(end.errors.split(separator: "\n").count == 1)
    #expect(end.errors.contains("--plain"))
    #expect(end.received == [])
    #expect(end.disorder == [])
  }

  @Test func `no terminal at all is refused with one sentence`() throws {
    let end = try ProgramRun(arguments: ["--json"], hasTerminal: false).end()
    #expect(end.status == .exited(69))
    #expect(end.output == "")
    #expect(end.errors.split(separator: "\n").count == 1)
    #expect(end.errors.contains("--plain"))
  }

  @Test(arguments: [
    "vt100", "linux", "xterm", "xterm-256color", "screen-256color", "tmux-256color",
  ])
  func `a terminal shows the form and keeps none of it`(_ type: String) throws {
    var run = try ProgramRun(environment: ["TERM": type])
    try run.wait(for: "Card number")
    try run.type("4111")
    try run.wait(for: "4111")
    try run.cancel()
    let end = try run.end()
    #expect(end.status == .exited(2))
    #expect(!end.screen.text.contains("4111"))
    #expect(end.disorder == [])
  }

  @Test(arguments: [nil, "C", "POSIX"])
  func `without UTF8 only ASCII is sent`(_ language: String?) throws {
    var run = try ProgramRun(environment: ["LANG": language])
    try run.wait(for: "Card number")
    try run.cancel()
    #expect(try run.end().received.allSatisfy { $0 < 0x80 })
  }

  @Test func `a locale that is not installed but says UTF8 is believed`() throws {
    var run = try ProgramRun(environment: ["LANG": "xx_XX.UTF-8"])
    try run.wait(for: "Card number")
    try run.cancel()
    #expect(try run.end().received.contains { $0 >= 0x80 })
  }

  @Test(arguments: [("1", false), ("", true), (nil, true)])
  func `NO_COLOR counts when it is not empty`(_ value: String?, _ isColourful: Bool) throws {
    var run = try ProgramRun(environment: ["NO_COLOR": value])
    try run.wait(for: "Card number")
    try run.cancel()
    #expect(try run.end().screen.hasUsedColour == isColourful)
  }

  @Test func `an exported size does not freeze the screen`() throws {
    var run = try ProgramRun(environment: ["LINES": "24", "COLUMNS": "80"], columns: 50, rows: 20)
    try run.wait(for: "Card number")
    run.resize(columns: 30, rows: 10)
    try run.wait(for: "40x12")
    run.resize(columns: 100, rows: 30)
    try run.wait(for: "Card number")
  }

  @Test func `an ordinary key costs at most 64 bytes`() throws {
    var run = try ProgramRun()
    try run.wait(for: "Card number")
    // The first keys come with what is left of the first paint.
    try run.type("4111")
    try run.wait(for: "4111")
    let before = run.byteCount
    let texts = ["4111 1", "4111 11", "4111 111"]
    for text in texts {
      try run.type("1")
      try run.wait(for: text)
    }
    let cost = run.byteCount - before
    #expect(cost <= 64 * texts.count)
  }
}
