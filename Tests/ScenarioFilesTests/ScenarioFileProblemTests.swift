import PaymentContracts
import Testing

@testable import ScenarioFiles

struct ScenarioFileProblemTests {
  @Test(arguments: [
    ("{", "the file is not JSON; a comma, quote or bracket is missing or one too many"),
    ("", "the file is not JSON; a comma, quote or bracket is missing or one too many"),
    (
      #"{"name": "a"} {"name": "b"}"#,
      "the file is not JSON; a comma, quote or bracket is missing or one too many"
    ),
    (
      #"["name"]"#,
      #"["name"] is not usable; it should be an object such as {"name": ...}"#
    ),
    ("{}", "name: it is missing; it should be a word such as slow-bank"),
    (#"{"name": 7}"#, "name: 7 is not usable; it should be a text of 1 to 64 characters"),
    (
      #"{"name": "Slow Bank"}"#,
      #"name: "Slow Bank" is not usable; it should be letters a to z, digits and hyphens"#
    ),
    (
      #"{"name": "no-funds"}"#,
      #"name: "no-funds" is a built-in scenario; choose another"#
    ),
  ]) func `A file that says nothing usable is refused`(_ text: String, message: String) {
    #expect(problem(of: text) == message)
  }

  @Test(arguments: [
    (#""chalenge": {}"#, "chalenge: there is no such key; did you mean challenge?"),
    (
      #""colour": 1"#,
      "colour: there is no such key; allowed are name, title, flow, preauth, seconds, defect, "
        + "fields, stop, session, create, authorise, challenge, answer, poll, page, lookup, "
        + "wallet, late"
    ),
    (#""a\u001bb": 1"#, #"["a\u001bb"]: there is no such key; "# + allKeys),
    (
      #""challenge": {"trys": 2}"#,
      "challenge.trys: there is no such key; did you mean tries or trust?"
    ),
    (
      #""challenge": {"why": {"lable": "x"}}"#,
      "challenge.why.lable: there is no such key; did you mean label?"
    ),
    (#""poll": {"rule": "x"}"#, "poll.rule: there is no such key; \(pollKeys)"),
  ]) func `A key that there is not is refused`(_ part: String, message: String) {
    #expect(problem(of: #"{"name": "x", \#(part)}"#) == message)
  }

  @Test(arguments: [
    (#""title": null"#, "title: null is not usable; it should be a text of 1 to 80 characters"),
    (
      #""title": "a\u001b[31mb""#,
      #"title: "a\u001b[31mb" is not usable; it should be a text without control characters"#
    ),
    (#""flow": "crad""#, #"flow: "crad" is not usable; it should be card, hosted or wallet"#),
    (#""preauth": "yes""#, #"preauth: "yes" is not usable; it should be true or false"#),
    (#""seconds": 0"#, "seconds: 0 is not usable; it should be a number of seconds from 1 to 900"),
    (
      #""seconds": 901"#,
      "seconds: 901 is not usable; it should be a number of seconds from 1 to 900"
    ),
    (
      #""session": "http 401""#,
      #"session: "http 401" is not usable; it should be an object such as {"answer": ...}"#
    ),
    (
      #""session": {"fault": "http 200"}"#,
      #"session.fault: "http 200" is not usable; it should be "# + faults
    ),
    (
      #""session": {"fault": "http  401"}"#,
      #"session.fault: "http  401" is not usable; it should be "# + faults
    ),
    (
      #""session": {"latency": -1}"#,
      "session.latency: -1 is not usable; it should be a number of seconds from 0 to 30"
    ),
    (
      #""answer": {"latency": 11}"#,
      "answer.latency: 11 is not usable; it should be a number of seconds from 0 to 10"
    ),
    (
      #""create": {"answer": "created?"}"#,
      #"create.answer: "created?" is not usable; it should be created or refused"#
    ),
    (
      #""poll": {"answer": "approved", "reason": "NO_FUNDS"}"#,
      #"poll.reason: only the answer "declined" has a reason"#
    ),
    (
      #""poll": {"reason": "CUSTOMER_CLICK"}"#,
      #"poll.reason: "CUSTOMER_CLICK" is not the reason of a decline; choose another answer"#
    ),
    (
      #""late": {"latency": 1}"#,
      #"late.answer: it is missing; it should be such as "approved""#
    ),
    (
      #""defect": "rusty""#,
      #"defect: "rusty" is not usable; it should be second-payment, session-not-initialized, "#
        + "invalid-price, conflicting-payment-options, unusable-payment-id, "
        + "unusable-verification-key, unusable-return-url, unusable-request-id or "
        + "unusable-checkout-url"
    ),
    (
      #""flow": "hosted", "lookup": {"answer": "by-page", "status": "SETTLED"}"#,
      "lookup.answer: leave it out: status or failure is the answer"
    ),
  ]) func `A value that is not allowed is refused`(_ part: String, message: String) {
    #expect(problem(of: #"{"name": "x", \#(part)}"#) == message)
  }

  @Test(arguments: [
    (
      #""kind": "sms""#,
      #"kind: "sms" is not usable; it should be code, choose-one, "#
        + "choose-several or bank-app"
    ),
    (#""tries": 0"#, "tries: 0 is not usable; it should be a whole number from 1 to 10"),
    (#""tries": 1.5"#, "tries: 1.5 is not usable; it should be a whole number from 1 to 10"),
    (#""tries": "2""#, #"tries: "2" is not usable; it should be a whole number from 1 to 10"#),
    (
      #""trust": "\#(String(repeating: "t", count: 65))""#,
      #"trust: "\#(String(repeating: "t", count: 39))... is not usable; "#
        + "it should be a text of 1 to 64 characters"
    ),
    (#""header": """#, #"header: "" is not usable; it should be a text of 1 to 45 characters"#),
    (
      #""options": [{"value": "a"}]"#,
      "options: a challenge of the kind code has none; it belongs to choose-one or choose-several"
    ),
    (
      #""kind": "choose-one", "options": []"#,
      "options: [] is not usable; it should be a list of 1 to 10 objects"
    ),
    (
      #""kind": "choose-one", "options": [{"value": "a"}, {"value": "b,c"}]"#,
      #"options[1].value: "b,c" is not usable; it should be a text without a comma"#
    ),
    (
      #""kind": "choose-one", "options": [{"value": "a"}, {"value": "a"}]"#,
      #"options[1].value: "a" is there already"#
    ),
    (
      #""kind": "choose-one", "options": [{"label": "A"}]"#,
      "options[0].value: it is missing; it should be what is sent to the issuer"
    ),
    (
      #""kind": "choose-one", "resend": "Again""#,
      "resend: a challenge of the kind choose-one has none; it belongs to code"
    ),
  ]) func `A challenge that is not allowed is refused`(_ part: String, message: String) {
    #expect(
      problem(of: #"{"name": "x", "challenge": {\#(part)}}"#) == "challenge." + message
    )
  }

  @Test(arguments: [
    (
      #""rule": "maybe""#,
      #"answer.rule: "maybe" is not usable; it should be by-answer, always, "#
        + "always-wrong, acs-timeout or protocol-error"
    ),
    (#""rule": "always""#, "answer.status: it is missing; it should be Y, A, N, R or U"),
    (
      #""rule": "always", "status": "C""#,
      #"answer.status: "C" is not usable; it should be Y, A, N, R or U"#
    ),
    (#""status": "Y""#, #"answer.status: only the rule "always" has a status"#),
    (
      #""rule": "protocol-error""#,
      #"answer.field: it is missing; it should be such as "transStatus""#
    ),
    (#""field": "x""#, #"answer.field: only the rule "protocol-error" has a field"#),
  ]) func `A rule for answers that is not allowed is refused`(_ part: String, message: String) {
    #expect(problem(of: #"{"name": "x", "answer": {\#(part)}}"#) == message)
  }

  @Test(arguments: [
    (
      #""lookup": {"status": "SETTLED"}"#,
      "lookup: the flow card has no such step; it belongs to hosted"
    ),
    (
      #""flow": "hosted", "challenge": {}"#,
      "challenge: the flow hosted has no such step; it belongs to card or wallet"
    ),
    (
      #""authorise": {"answer": "frictionless"}, "challenge": {}"#,
      #"challenge: it never comes: authorise.answer is "frictionless"; leave one of the two out"#
    ),
  ]) func `What could never happen is refused`(_ part: String, message: String) {
    #expect(problem(of: #"{"name": "x", \#(part)}"#) == message)
  }

  private func problem(of text: String) -> String? {
    do {
      _ = try ScenarioFile.scenario(from: text.utf8) {
        Comgate.ErrorReason(rawValue: $0).platformAnswer
      }
      return nil
    } catch {
      return error.description
    }
  }
}

private let allKeys =
  "allowed are name, title, flow, preauth, seconds, defect, fields, stop, session, create, "
  + "authorise, challenge, answer, poll, page, lookup, wallet, late"
private let pollKeys = "allowed are answer, reason, fault, latency"
private let faults = "network-lost, silent, answers-twice or http 400 up to http 599"
