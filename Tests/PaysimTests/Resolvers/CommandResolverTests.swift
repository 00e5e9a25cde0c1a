import Foundation
import Platform
import Synchronization
import Testing

@testable import paysim

struct CommandResolverTests {
  @Test(
    arguments: [
      (#"echo '{"status": "SETTLED", "orderNumber": "ORD-1"}'"#, "SETTLED", "ORD-1", nil),
      (#"cat >/dev/null; echo '{"status": "ON_HOLD"}'"#, "ON_HOLD", nil, nil),
      (#"echo '{"status": null, "orderNumber": null, "error": null}'"#, nil, nil, nil),
      ("echo '{}'", nil, nil, nil),
      (#"echo '{"error": "the bank sleeps"}'"#, nil, nil, "the bank sleeps"),
      (#"echo '{"status": "SETTLED", "error": "stale"}'"#, "SETTLED", nil, "stale"),
      (#"exec <&-; echo '{"status": "SETTLED"}'"#, "SETTLED", nil, nil),
      (#"echo noise >&2; echo '{"status": "SETTLED"}'"#, "SETTLED", nil, nil),
      (
        #"echo '{"status": "SETTLED"}'; exit 3"#, "SETTLED", nil,
        "the command ended with exit status 3"
      ),
      (#"echo '{"error": "down"}'; exit 3"#, nil, nil, "down"),
      ("exit 3", nil, nil, "the command ended with exit status 3"),
      ("echo rubbish; exit 3", nil, nil, "the command ended with exit status 3"),
      ("kill -KILL $$", nil, nil, "the command ended with exit status 137"),
      ("./no-such-command", nil, nil, "the command was not found (exit status 127)"),
      ("true", nil, nil, "the command answered nothing"),
      ("exec >&-; read -r line", nil, nil, "the command answered nothing"),
      ("echo rubbish", nil, nil, notOneObject),
      ("echo '[]'", nil, nil, notOneObject),
      ("echo '{}{}'", nil, nil, notOneObject),
      (#"echo '{"status": "SETTLED"}'; echo '{"status": "FAILED"}'"#, nil, nil, notOneObject),
      (#"echo '{"status": 5}'"#, nil, nil, notOneObject),
      (
        #"echo '{"paymentStatus": "SETTLED"}'"#, nil, nil,
        "the command's answer has other fields than status, orderNumber and error"
      ),
      ("yes", nil, nil, "the command wrote more than 64 KiB"),
      ("head -c 65537 /dev/zero", nil, nil, "the command wrote more than 64 KiB"),
    ] as [(String, String?, String?, String?)]
  )
  func `A command's answer is read`(
    _ command: String,
    status: String?,
    orderNumber: String?,
    error: String?
  ) async {
    let expected = StatusAnswer(
      status: status,
      orderNumber: orderNumber,
      error: error.map { StatusAnswer.Failure($0) }
    )
    #expect(await CommandResolver(command).ask() == expected)
  }

  @Test func `A command reads the payment's id and the key`() async {
    let command = #"sed 's/{"paymentId":"id","verificationKey":"secret-key"}/{"status":"read"}/'"#
    #expect(await CommandResolver(command).ask(paymentId: "id").status == "read")
  }

  @Test(arguments: [
    "exec sleep 300",
    #"echo '{"status": "SETTLED"}'; exec sleep 300"#,
    "trap '' TERM; while :; do sleep 1; done",
    "kill -STOP $$",
  ]) func `A command that does not end is ended`(_ command: String) async {
    let resolver = CommandResolver(command, timeLimit: .milliseconds(100))
    #expect(await resolver.ask() == .failed("the command did not end in time"))
  }

  @Test func `What a command leaves running is ended`() async throws {
    let command = "trap '' TERM; sleep 300 >/dev/null & echo \"{\\\"status\\\": \\\"$!\\\"}\""
    let answer = await CommandResolver(command).ask()
    let number = try #require(answer.status.flatMap { pid_t($0) })
    #expect(hasEnded(number))
  }

  @Test func `The end of the run ends the command and answers once`() {
    let answers = Mutex<[String]>([])
    let resolver = CommandResolver("exec sleep 300")
    let ask = {
      resolver.resolveStatus(paymentId: "id", verificationKey: "key") { _, _, error in
        answers.withLock { $0.append(error.map { String(describing: $0) } ?? "") }
      }
    }
    ask()
    resolver.end()
    #expect(answers.withLock { $0 } == ["the run ended before the command answered"])
    ask()
    #expect(answers.withLock { $0.count } == 2)
    resolver.end()
  }

  @Test func `The key is in no argument and not in the environment`() async throws {
    let resolver = CommandResolver(
      #"if cat /proc/$$/cmdline /proc/$$/environ | grep -qa "secret""-key"; then exit 9; fi; echo {}"#
    )
    #expect(await resolver.ask() == StatusAnswer())
    let errand = resolver.errand(paymentId: "id", verificationKey: "secret-key")
    #expect(!errand.arguments.joined().contains("secret-key"))
  }

  @Test func `A command's signals are as the system has them`() async {
    // Ignored signals would be inherited.
    signal(SIGPIPE, SIG_IGN)
    let answer = await CommandResolver("kill -PIPE $$; echo '{}'").ask()
    #expect(answer == .failed("the command ended with exit status 141"))
  }

  @Test func `A question that no pipe takes at once is not asked`() async {
    let answer = await CommandResolver("cat").ask(
      verificationKey: String(repeating: "k", count: 5000)
    )
    #expect(answer == .failed("the command could not be started"))
  }

  /// Whether a program is gone, or at least no more than a number that nobody has asked for yet.
  private func hasEnded(_ number: pid_t) -> Bool {
    for _ in 0..<400 {
      let isGone = kill(number, 0) != 0
      let line = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)
      if isGone || line?.contains(") Z ") == true { return true }
      poll(nil, 0, 5)
    }
    return false
  }
}

private let notOneObject = "the command's answer is not one JSON object of texts"
