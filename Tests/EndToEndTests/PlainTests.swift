import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The line-by-line front end in a real terminal.
@Suite(.waitingAside)
struct PlainTests {
  private static let card = "4242424242424242"

  @Test func `secrets are not shown while they are typed and the rest is`() throws {
    var run = try ProgramRun(arguments: ["--plain", "--json"])
    try run.answer("Card number:", "4000000000003220\n")
    try run.wait(for: "Visa, ends in 3220")
    try run.answer("Expiry date (MM/YY):", "12/29\n")
    try run.wait(for: "12/29")
    try run.answer("3 digits:", "987\n")
    try run.answer("Name on card:", "Jane Roe\n")
    try run.wait(for: "Jane Roe")
    try run.answer("One-time code:", "1234\n")
    try run.answer("Another payment? [y/N]", "n\n")
    let end = try run.end()
    #expect(end.status == .exited(0))
    #expect(end.output.split(separator: "\n").count == 1)
    #expect(end.output.contains("\"ending\":\"approved-captured\""))
    #expect(end.errors == "")
    #expect(end.disorder == [])
    let received = String(decoding: end.received, as: UTF8.self)
    #expect(!end.received.contains(0x1B))
    for text in [received, end.output] {
      for secret in ["4000000000003220", "3220\n3220", "987"] { #expect(!text.contains(secret)) }
    }
    // The hint names the codes; the one that was typed is not there a second time.
    #expect(received.split(separator: "1234", omittingEmptySubsequences: false).count == 2)
    #expect(received.contains("Status: PAID"))
  }

  @Test func `the terminal echoes only where it may`() throws {
    var run = try ProgramRun(arguments: ["--plain"])
    try run.wait(for: "Card number:")
    let isHidden = !run.hasItsModes
    #expect(isHidden)
    try run.answer("Card number:", "\(Self.card)\n")
    try run.wait(for: "Expiry date (MM/YY):")
    let isShown = run.hasItsModes
    #expect(isShown)
    try run.type("12/30\n")
    try run.wait(for: "3 digits:")
    let isHiddenAgain = !run.hasItsModes
    #expect(isHiddenAgain)
    try run.type("\u{3}")
    try run.answer("Another payment? [y/N]", "\n")
    #expect(try run.end().disorder == [])
  }

  @Test(arguments: PlainDeparture.all)
  func `every way to leave gives one result and the terminal back`(
    _ departure: PlainDeparture
  ) throws {
    var run = try ProgramRun(arguments: ["--plain", "--json"])
    try run.wait(for: "Card number:")
    try run.type("4242")
    try departure.act(&run)
    let end = try run.end()
    #expect(end.status == .exited(departure.status))
    #expect(end.output.split(separator: "\n").count == 1)
    #expect(end.output.contains("\"ending\":\"\(departure.ending)\""))
    #expect(end.disorder == [])
    #expect(!String(decoding: end.received, as: UTF8.self).contains("\n4242"))
  }

  @Test func `the second interrupt stops a payment that is under way`() throws {
    var run = try ProgramRun(arguments: ["--plain", "--json", "--scenario", "network-lost-after"])
    try run.pay(Self.card)
    try run.wait(for: "Payment under way")
    try run.type("\u{3}")
    try run.wait(for: "Ctrl-C again stops it")
    try run.type("\u{3}")
    try run.answer("Another payment? [y/N]", "\n")
    let end = try run.end()
    #expect(end.status == .exited(3))
    #expect(end.output.contains("\"ending\":\"stopped-after-sending\""))
  }

  @Test(arguments: [SIGSEGV, SIGABRT])
  func `a crash gives the terminal back`(_ signal: CInt) throws {
    var run = try ProgramRun(arguments: ["--plain"])
    try run.wait(for: "Card number:")
    try run.type("4242")
    run.send(signal)
    let end = try run.end()
    #expect(end.status == .killed(by: signal))
    #expect(end.disorder == [])
    #expect(end.errors == "paysim: stopped by an internal error\n")
  }

  @Test func `a stop gives the terminal back and the prompt comes again`() throws {
    let script = """
      set -m; "$0" --plain; printf '<stopped>' >/dev/tty; read line; fg >/dev/null
      """
    var run = try ProgramRun(
      program: "/bin/sh",
      arguments: ["-c", script, try builtProgram("paysim")]
    )
    try run.wait(for: "Card number:")
    try run.type("\u{1A}")
    try run.wait(for: "<stopped>")
    let isInOrder = run.hasItsModes
    #expect(isInOrder)
    try run.type("\n")
    try run.wait(for: "Card number:") { screen in
      screen.lines.filter { $0.hasPrefix("Card number:") }.count == 2
    }
    let isHidden = !run.hasItsModes
    #expect(isHidden)
    try run.type("\(Self.card)\n")
    try run.wait(for: "Visa, ends in 4242")
  }

  @Test func `a terminal without a full screen is used line by line with a note`() throws {
    var run = try ProgramRun(arguments: ["--json"], environment: ["TERM": "dumb"])
    try run.pay(Self.card)
    try run.answer("Another payment? [y/N]", "\n")
    let end = try run.end()
    #expect(end.status == .exited(0))
    #expect(!end.received.contains(0x1B))
    #expect(end.errors.split(separator: "\n").count == 1)
    #expect(end.errors.contains("--plain"))
    #expect(end.disorder == [])
  }

  @Test(arguments: [nil, "", "no-such-terminal"])
  func `the terminal's type does not matter`(_ type: String?) throws {
    var run = try ProgramRun(arguments: ["--plain"], environment: ["TERM": type])
    try run.wait(for: "Card number:")
    try run.type("cancel\n")
    try run.answer("Another payment? [y/N]", "\n")
    #expect(try run.end().status == .exited(2))
  }

  @Test func `without UTF8 only ASCII is sent`() throws {
    var run = try ProgramRun(
      arguments: ["--plain", "--language", "cs"],
      environment: ["LANG": "C"]
    )
    try run.wait(for: "Cislo karty:")
    try run.type("cancel\n")
    try run.answer("[a/N]", "\n")
    #expect(try run.end().received.allSatisfy { $0 < 0x80 })
  }
}

/// One way to end a run that asks for a card number of which a part is typed.
struct PlainDeparture: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let status: CInt
  let ending: String
  let act: @Sendable (inout ProgramRun) throws -> Void

  init(
    _ name: String,
    _ status: CInt,
    _ ending: String = "stopped-before-sending",
    _ act: @escaping @Sendable (inout ProgramRun) throws -> Void
  ) {
    (testDescription, self.status, self.ending, self.act) = (name, status, ending, act)
  }

  static let all = [
    PlainDeparture("Ctrl-C", 2, "customer-click") {
      try $0.type("\u{3}")
      try $0.answer("Another payment? [y/N]", "\n")
    },
    PlainDeparture("SIGINT", 2, "customer-click") {
      $0.send(SIGINT)
      try $0.answer("Another payment? [y/N]", "\u{4}")
    },
    PlainDeparture("the end of the input", 2) { try $0.type("\u{15}\u{4}") },
    PlainDeparture("SIGTERM", 128 + SIGTERM) { $0.send(SIGTERM) },
    PlainDeparture("SIGHUP", 128 + SIGHUP) { $0.send(SIGHUP) },
    PlainDeparture("SIGQUIT", 128 + SIGQUIT) { try $0.type("\u{1C}") },
    PlainDeparture("the window closed", 128 + SIGHUP) { $0.hangUp() },
  ]
}

extension ProgramRun {
  mutating func answer(_ prompt: String, _ text: String) throws {
    try wait(for: prompt)
    try type(text)
  }

  mutating func pay(_ number: String) throws {
    try answer("Card number:", "\(number)\n")
    try answer("Expiry date (MM/YY):", "12/30\n")
    try answer("3 digits:", "123\n")
    try answer("Name on card:", "Jane Doe\n")
  }
}
