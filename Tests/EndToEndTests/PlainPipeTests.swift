import Testing

/// The line-by-line front end with its input from a pipe.
@Suite(.waitingAside)
struct PlainPipeTests {
  private static let card = "4242424242424242\\n12/30\\n123\\nJane Doe"

  private static func run(
    _ input: String,
    _ options: String = "",
    hasTerminal: Bool = false
  ) throws -> Ending {
    let script = "printf '\(input)' | \"$0\" --plain --json \(options)"
    return try ProgramRun(
      program: "/bin/sh",
      arguments: ["-c", script, try builtProgram("paysim")],
      hasTerminal: hasTerminal
    ).end()
  }

  @Test(
    arguments: [
      (card, "", 0, "approved-captured"), ("\(card)\\n", "", 0, "approved-captured"),
      ("4242424242424242\\r\\n12/30\\r\\n123\\r\\nJane Doe\\r\\n", "", 0, "approved-captured"),
      ("\(card)\\nleft\\nalone\\n", "", 0, "approved-captured"),
      ("4000000000003220\\n12/30\\n123\\nJane Doe\\n1\\n2\\n3\\n", "", 2, "3ds-auth-fail"),
      ("4000000000003220\\n12/30\\n123\\nJane Doe\\n", "", 3, "stopped-after-sending"),
      ("4000000000009995\\n12/30\\n123\\nJane Doe\\n", "--contract seb", 1, "no-funds"),
      ("", "", 2, "stopped-before-sending"), ("cancel\\n", "", 2, "customer-click"),
      ("2\\n1\\n1\\n", "--flow hosted", 0, "approved-settled"),
      ("1\\n", "--flow wallet", 0, "approved-captured"),
      ("pay\\n", "--scenario invalid-pan", 1, "invalid-pan"),
    ] as [(String, String, CInt, String)]
  )
  func `lines from a pipe pay`(
    _ input: String,
    _ options: String,
    _ status: CInt,
    _ ending: String
  ) throws {
    let end = try Self.run(input, options)
    #expect(end.status == .exited(status))
    #expect(end.output.split(separator: "\n").count == 1)
    #expect(end.output.contains("\"ending\":\"\(ending)\""))
    #expect(!end.errors.contains("\u{1B}"))
    #expect(end.errors.contains("Status: "))
    #expect(!(end.errors + end.output).contains("4242424242424242"))
  }

  @Test func `with a terminal the prompts go there and standard error stays empty`() throws {
    let end = try Self.run(Self.card, hasTerminal: true)
    #expect(end.status == .exited(0))
    #expect(end.errors == "")
    #expect(end.screen.text.contains("Status: PAID"))
    #expect(!end.received.contains(0x1B))
    #expect(end.disorder == [])
  }

  @Test(arguments: ["<&-", "</dev/null"])
  func `without any input a payment is stopped`(_ input: String) throws {
    let end = try ProgramRun(
      program: "/bin/sh",
      arguments: ["-c", "\"$0\" --plain --json \(input)", try builtProgram("paysim")]
    ).end()
    #expect(end.status == .exited(2))
    #expect(end.output.contains("\"ending\":\"stopped-before-sending\""))
  }
}
