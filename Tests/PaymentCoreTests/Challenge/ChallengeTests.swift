import PaymentCore
import Testing

struct ChallengeTests {
  private static func asked(_ card: String = "4000000000003220") -> PaymentFlow {
    var run = PaymentFlow.started()
    run.pay(card: card)
    return run
  }

  @Test(arguments: [
    "1234", " 1234", "1 2 3 4", "1234\n", "12\u{A0}34", "\u{200B}1234", "\t12\t34", "१२३४", "１２３４",
  ])
  func `Spaces in a code are ignored and digits of other scripts are digits`(code: String) {
    var run = ChallengeTests.asked()
    run.answer(code)
    #expect(run.endingID == "approved-captured")
  }

  @Test(arguments: ["01234", "1235", "12-34", "1234x", "0000", "12345", "Y", "1234.", "👍"])
  func `Any other code is wrong and costs one try`(code: String) {
    var run = ChallengeTests.asked()
    run.answer(code)
    #expect(run.challenge?.triesLeft == 2)
    #expect(run.challenge?.warning == .wrongAnswer)
    #expect(run.challenge?.code.text == "")
    #expect(run.challenge?.focus == .code)
  }

  @Test func `A code is sent with its leading zeros`() {
    var run = ChallengeTests.asked()
    run.handle(.edited(.paste(" 007 1234")))
    run.handle(.confirmed)
    guard case .processing(let exchange) = run.state, case .answer(let answer, _) = exchange.kind
    else {
      Issue.record("nothing was sent")
      return
    }
    #expect(answer == .code("0071234"))
  }

  @Test(arguments: ["", " ", "\u{A0}\u{200B}", "\n"])
  func `An empty answer costs no try and sends nothing`(code: String) {
    var run = ChallengeTests.asked()
    for _ in 0..<5 { run.answer(code) }
    #expect(run.challenge?.triesLeft == 3)
    #expect(run.challenge?.warning == .emptyAnswer)
    run.answer("1234")
    #expect(run.endingID == "approved-captured")
  }

  @Test func `Resending waits 30 seconds and never resets the clock`() throws {
    var run = ChallengeTests.asked()
    run.handle(.focusMoved(forward: true))
    run.handle(.focusMoved(forward: true))
    #expect(run.challenge?.focus == .resend)
    run.handle(.elapsed(.nanoseconds(29_999_999_999)))
    run.handle(.confirmed)
    #expect(run.challenge?.codesSent == 1)
    run.handle(.elapsed(.nanoseconds(1)))
    run.handle(.confirmed)
    run.wait()
    let challenge = try #require(run.challenge)
    #expect(challenge.codesSent == 2)
    #expect(challenge.resendWait == .seconds(30))
    #expect(challenge.timeLeft == .seconds(300) - .seconds(30) - .milliseconds(300))
    #expect(challenge.triesLeft == 3)
    run.handle(.confirmed)
    #expect(run.challenge?.codesSent == 2)
    run.handle(.elapsed(challenge.timeLeft))
    #expect(run.endingID == "3ds-timeout")
  }

  @Test(arguments: [
    (0, "approved-captured"), (1, "3ds-issuer-rejects"), (2, "3ds-unavailable"),
    (3, "3ds-attempted"),
  ])
  func `Choosing one option decides`(index: Int, id: String) {
    var run = ChallengeTests.asked("4000582600000102")
    #expect(run.challenge?.prompt.options.map(\.value) == ["Y", "R", "U", "A", "wrong"])
    for _ in 0..<index { run.handle(.focusMoved(forward: true)) }
    run.handle(.toggled)
    #expect(run.challenge?.chosen == [index])
    run.handle(.confirmed)
    run.wait()
    #expect(run.endingID == id)
  }

  @Test func `The wrong option costs a try and a choice can be changed`() {
    var run = ChallengeTests.asked("4000582600000102")
    run.handle(.focusMoved(forward: false))
    while run.challenge?.focus != .submit { run.handle(.focusMoved(forward: false)) }
    run.handle(.confirmed)
    #expect(run.challenge?.warning == .emptyAnswer)
    run.handle(.focusMoved(forward: false))
    run.handle(.confirmed)
    run.wait()
    #expect(run.challenge?.triesLeft == 2)
    #expect(run.challenge?.chosen == [])
    run.handle(.focusMoved(forward: true))
    run.handle(.toggled)
    run.handle(.focusMoved(forward: false))
    run.handle(.toggled)
    #expect(run.challenge?.chosen == [0])
  }

  @Test(arguments: [
    ([0, 2], "approved-captured"), ([2, 0], "approved-captured"), ([0], nil), ([2], nil),
    ([0, 1], nil), ([0, 1, 2], nil), ([0, 2, 3], nil), ([0, 1, 2, 3], nil), ([1, 3], nil),
    ([0, 2, 1, 1], "approved-captured"),
  ])
  func `Only the first and the third option together are right`(presses: [Int], id: String?) {
    var run = ChallengeTests.asked("4000582600000110")
    for index in presses {
      while run.challenge?.focus != .option(index) { run.handle(.focusMoved(forward: true)) }
      run.handle(.toggled)
    }
    run.handle(.confirmed)
    run.wait()
    #expect(run.endingID == id)
    if id == nil { #expect(run.challenge?.triesLeft == 2) }
  }

  @Test func `No option at all is an empty answer`() {
    var run = ChallengeTests.asked("4000582600000110")
    run.handle(.confirmed)
    #expect(run.challenge?.warning == .emptyAnswer)
    #expect(run.challenge?.triesLeft == 3)
  }

  @Test func `In the bank's app the first continue waits and the second is approved`() {
    var run = ChallengeTests.asked("4000582600000094")
    run.handle(.confirmed)
    run.wait()
    #expect(run.challenge?.warning == .notApprovedYet)
    #expect(run.challenge?.triesLeft == 3)
    run.handle(.cameBack)
    #expect(run.challenge?.hasComeBack == true)
    run.handle(.confirmed)
    run.wait()
    #expect(run.endingID == "approved-captured")
  }

  @Test func `Refusing in the bank's app fails the authentication`() {
    var run = ChallengeTests.asked("4000582600000094")
    run.handle(.focusMoved(forward: true))
    #expect(run.challenge?.focus == .refuse)
    run.handle(.confirmed)
    run.wait()
    #expect(run.endingID == "3ds-auth-fail")
  }

  @Test(arguments: [
    "4000000000003220", "4000582600000094", "4000582600000102", "4000582600000110",
  ])
  func `A cancel is remembered on every kind of challenge`(card: String) {
    var run = ChallengeTests.asked(card)
    run.handle(.cancelled)
    #expect(run.endingID == "3ds-cancelled")
  }

  @Test func `While the issuer judges no key does anything`() {
    var run = ChallengeTests.asked()
    run.handle(.edited(.paste("0000")))
    run.handle(.confirmed)
    let before = run
    for event: Event in [.cancelled, .confirmed, .submitted, .toggled, .edited(.type("1"))] {
      run.handle(event)
      #expect(run == before)
    }
  }

  @Test func `Trust and the folds are switches`() {
    var run = ChallengeTests.asked()
    for control: Challenge.Control in [.trust, .why, .more] {
      while run.challenge?.focus != control { run.handle(.focusMoved(forward: true)) }
      run.handle(.toggled)
    }
    #expect(run.challenge?.trustsShop == true)
    #expect(run.challenge?.showsWhy == true)
    #expect(run.challenge?.showsMore == true)
    run.handle(.confirmed)
    #expect(run.challenge?.showsMore == false)
    #expect(run.challenge?.triesLeft == 3)
  }

  @Test(arguments: ["Y", "A", "N", "R", "U"] as [Character])
  func `Five letters are final states`(letter: Character) {
    #expect(TransStatus(rawValue: letter) != nil)
  }

  @Test(arguments: ["C", "D", "I", "y", "Z", "1", " "] as [Character])
  func `No other letter is one`(letter: Character) {
    #expect(TransStatus(rawValue: letter) == nil)
  }

  @Test func `An issuer's texts are kept apart from the simulator's`() {
    var prompt = ChallengePrompt(kind: .oneTimeCode)
    #expect(prompt.header == nil)
    prompt.header = "Hello"
    prompt.trustText = "Trust?"
    #expect(prompt.header == "Hello")
    #expect(prompt.texts.trustText == "Trust?")
    #expect(prompt.text == nil)
    #expect(prompt != ChallengePrompt(kind: .oneTimeCode))
  }
}
