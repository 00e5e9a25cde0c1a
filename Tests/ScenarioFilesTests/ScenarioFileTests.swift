import PaymentContracts
import PaymentCore
import SimulatorUI
import Testing

@testable import ScenarioFiles

struct ScenarioFileTests {
  @Test func `Everything that a file can say is read`() throws {
    #expect(try scenario(of: wholeFile) == wholeScenario)
  }

  @Test func `What a file leaves out goes well`() throws {
    #expect(
      try scenario(of: #"{"name": "plain"}"#) == Scenario(name: "plain", title: "plain")
    )
  }

  @Test func `A challenge or a rule for answers asks for a challenge by itself`() throws {
    for part in [#""challenge": {}"#, #""answer": {}"#] {
      let scenario = try scenario(of: #"{"name": "x", \#(part)}"#)
      #expect(scenario.authorise.behaviour == .challenge)
    }
  }

  @Test(arguments: [
    (#""session": {"fault": "http 401"}"#, "init-unauthorized"),
    (#""session": {"answer": "device-rooted"}"#, "device-rooted"),
    (#""create": {"answer": "refused"}"#, "payment-create-failed"),
    (#""authorise": {"fault": "silent", "latency": 0.5}"#, "network-lost-after"),
    (#""poll": {"answer": "declined", "reason": "NO_FUNDS"}"#, "no-funds"),
    (#""poll": {"reason": "NO_FUNDS"}"#, "no-funds"),
    (#""poll": {"reason": "SCHEME_RULE"}"#, "unknown-reason"),
    (#""poll": {"answer": "declined"}"#, "no-reason"),
    (#""poll": {"answer": "still-processing"}"#, "still-processing"),
    (#""answer": {"rule": "always", "status": "R"}"#, "3ds-issuer-rejects"),
    (#""answer": {"rule": "protocol-error", "field": "transStatus"}"#, "3ds-protocol-error"),
    (#""defect": "unusable-return-url""#, "unusable-request"),
    (#""fields": "invalid-cvv""#, "invalid-cvv"),
    (#""stop": "after-sending""#, "stopped-after-sending"),
    (#""flow": "hosted", "lookup": {"status": "SETTLED"}"#, "approved-settled"),
    (#""flow": "hosted", "lookup": {"answer": "nothing"}"#, "resolver-silent"),
    (
      #""flow": "hosted", "lookup": {"status": "SETTLED", "failure": "x"}"#,
      "lookup-status-and-error"
    ),
    (#""flow": "wallet", "wallet": {"answer": "fails"}"#, "apple-pay-failed"),
  ]) func `A file reaches an ending`(_ part: String, ending: String) throws {
    let scenario = try scenario(of: #"{"name": "x", \#(part)}"#)
    #expect(ScenarioForecast.result(of: scenario)?.ending.id == ending)
  }

  private func scenario(of text: String) throws -> Scenario {
    try ScenarioFile.scenario(from: text.utf8) {
      Comgate.ErrorReason(rawValue: $0).platformAnswer
    }
  }

  private let wholeFile = """
    {
      "name": "patient-bank", "title": "A slow bank that asks twice", "flow": "card",
      "preauth": true, "seconds": 600, "defect": "invalid-price", "fields": "card-expired",
      "stop": "before-sending",
      "session": {"answer": "opened", "fault": "http 401", "latency": 0.3},
      "create": {"answer": "created", "fault": "network-lost", "latency": 0},
      "authorise": {"answer": "challenge", "fault": "answers-twice", "latency": 30},
      "challenge": {
        "kind": "choose-several", "tries": 2, "seconds": 60.5, "issuer": "Hill Bank",
        "header": "Is it you?", "text": "Choose what you own.\\nTwo of them.", "label": "Yours",
        "options": [{"value": "cat", "label": "A cat"}, {"value": "dog"}],
        "submit": "Send", "why": {"label": "Why?", "text": "Because."},
        "more": {"label": "More", "text": "Call us."}, "trust": "Trust this shop?",
        "brokenField": "acsUiType", "fault": "silent", "latency": 10
      },
      "answer": {"rule": "always", "status": "A", "fault": "http 503", "latency": 1.25},
      "poll": {"answer": "declined", "reason": "LIMIT_EXCEEDED", "fault": "silent", "latency": 2},
      "late": {"answer": "approved", "latency": 5}
    }
    """

  private var wholeScenario: Scenario {
    var scenario = Scenario(name: "patient-bank", title: "A slow bank that asks twice")
    scenario.isPreauthorisation = true
    scenario.timeLimit = .seconds(600)
    scenario.defect = .invalidPrice
    scenario.fieldFault = .cardExpired
    scenario.stop = .beforeSending
    scenario.session = Step(.opened, fault: .http(401))
    scenario.create = Step(.created, fault: .networkLost, latency: .zero)
    scenario.authorise = Step(.challenge, fault: .answersTwice, latency: .seconds(30))
    var prompt = ChallengePrompt(kind: .multiSelect)
    prompt.issuer = "Hill Bank"
    prompt.header = "Is it you?"
    prompt.text = "Choose what you own.\nTwo of them."
    prompt.label = "Yours"
    prompt.options = [
      ChallengeOption(value: "cat", label: "A cat"), ChallengeOption(value: "dog"),
    ]
    prompt.submitLabel = "Send"
    prompt.whyLabel = "Why?"
    prompt.whyText = "Because."
    prompt.moreLabel = "More"
    prompt.moreText = "Call us."
    prompt.trustText = "Trust this shop?"
    var script = ChallengeScript(prompt: prompt, brokenField: "acsUiType")
    script.tries = 2
    script.timeLimit = .milliseconds(60_500)
    scenario.challenge = Step(script, fault: .silent, latency: .seconds(10))
    scenario.answer = Step(
      .always(.attempted),
      fault: .http(503),
      latency: .milliseconds(1250)
    )
    scenario.poll = Step(
      PollScript(.declined(.overLimit)),
      fault: .silent,
      latency: .seconds(2)
    )
    scenario.late = LateAnswer(.approved, delay: .seconds(5))
    return scenario
  }
}
