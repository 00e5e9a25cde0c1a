import PaymentContracts
import PaymentCore
import Testing

@testable import SimulatorUI

/// Line by line a payment comes to the same result as on the screen.
struct PlainEndingTests {
  @Test(arguments: BuiltInScenario.allCases)
  func `A scenario ends as it does on the screen`(builtIn: BuiltInScenario) throws {
    let scenario = builtIn.scenario
    let size = Size(columns: 80, rows: 24)
    var visit = try Visit(language: .english, size: size, scenario: scenario)
    visit.playToTheEnd()
    var conversation = try Conversation(scenario: builtIn)
    conversation.playToTheEnd(scenario)
    let deliveries = conversation.dialogue.shop.deliveries
    #expect(deliveries.map(\.result) == visit.shop.deliveries.map(\.result))
    #expect(deliveries.map(\.delivered) == visit.shop.deliveries.map(\.delivered))
    #expect(deliveries.allSatisfy { $0.referee.interfaceGone && $0.referee.lockFree })
    #expect(conversation.dialogue.hasLeft)
  }

  @Test(arguments: FlowKind.allCases)
  func `Input that has ended ends every payment`(flow: FlowKind) throws {
    var conversation = try Conversation(isInteractive: false) { $0.flow = flow }
    conversation.waitForPrompt()
    conversation.act { $0.stop() }
    #expect(conversation.endings == ["stopped-before-sending"])
    #expect(conversation.dialogue.hasLeft)
  }

  @Test func `A line that comes when nothing is asked is left alone`() throws {
    var conversation = try Conversation(scenario: .networkLostAfter)
    conversation.pay()
    #expect(conversation.dialogue.prompt == nil)
    let before = conversation.text
    conversation.act { $0.typed("cancel") }
    #expect(conversation.text == before)
    #expect(conversation.endings == [])
  }

  @Test(arguments: Language.allCases)
  func `Each command has a word of its own and works in English too`(language: Language) {
    let phrases = Phrases.phrases(for: language).plain
    let words = PlainCommand.allCases.map { phrases.word($0).word }
    #expect(Set(words).count == words.count)
    for command in PlainCommand.allCases {
      #expect(PlainCommand(phrases.word(command).word.uppercased(), phrases) == command)
      #expect(PlainCommand(PlainPhrases.english.word(command).word, phrases) == command)
    }
  }

  @Test func `What was refused is not told, not even its last digits`() throws {
    var conversation = try Conversation()
    conversation.answer("4000001234567899")
    #expect(!conversation.text.contains("7899"))
    #expect(conversation.dialogue.prompt == PlainPrompt(text: "Card number: ", isSecret: true))
  }
}

extension Conversation {
  /// Does what the scenario's shopper does, as a visit to the screen does.
  fileprivate mutating func playToTheEnd(_ scenario: Scenario) {
    for _ in 0..<20 where !dialogue.hasLeft {
      waitForPrompt()
      guard let question = dialogue.question else { return }
      switch (question, dialogue.paymentState) {
      case (.another, _): answer("")
      case (_, .cardForm) where scenario.shopper == .doesNothing: wait(.seconds(20))
      case (_, .challenge) where scenario.shopper == .leavesChallenge: answer("cancel")
      case (_, .challenge) where scenario.shopper == .ignoresChallenge: wait(.seconds(15))
      case (_, .checkoutPage(let page)) where scenario.shopper == .paysAndLeaves:
        answer(page.outcome == .unpaid ? "1" : "cancel")
      case (_, .cardForm) where scenario.shopper == .leaves,
        (_, .walletSheet) where scenario.shopper == .leaves,
        (_, .checkoutPage) where scenario.shopper == .leaves:
        answer("cancel")
      case (.field, _): pay()
      case (.code, _): answer("1234")
      case (.several, _): answer("1 3")
      case (.one, _), (.list, _): answer("1")
      }
    }
  }
}
