/// A published test number and what the simulated platform does with it.
package struct TestCard: Hashable, Sendable {
  /// The card number, digits only.
  package let number: String
  /// What happens, in a few English words.
  package let title: String
  /// The scenario that the card brings.
  package let scenario: ScenarioChoice

  /// Makes a test card.
  package init(number: String, title: String, scenario: ScenarioChoice) {
    self.number = number
    self.title = title
    self.scenario = scenario
  }

  /// Makes a test card that brings a built-in scenario.
  package init(number: String, title: String, scenario: BuiltInScenario) {
    self.init(number: number, title: title, scenario: .builtIn(scenario))
  }

  /// The scheme.
  package var brand: CardBrand? { CardNumber(number)?.brand }
}

extension TestCard {
  /// The built-in test cards, grouped by what happens.
  ///
  /// The numbers are published by payment providers and keep the meaning most developers know.
  package static let builtIn: [TestCard] = [
    card("4242424242424242", "Approved, no challenge", .approvedCaptured),
    card("5555555555554444", "Approved, no challenge", .approvedCaptured),
    card("378282246310005", "Approved, no challenge", .approvedCaptured),
    card("4000000032200000", "Authenticated without a challenge", .frictionless),
    card("4000000000003220", "Challenge: one-time code", .challengeCode),
    card("4000582600000045", "Challenge: one-time code", .challengeCode),
    card("4000582600000094", "Challenge: approve in the bank's app", .challengeBankApp),
    card("4000582600000102", "Challenge: choose one", .challengeChooseOne),
    card("4000582600000110", "Challenge: choose several", .challengeChooseSeveral),
    card("4000008400001629", "Authenticated, then declined", .challengeThenDeclined),
    card("4000008400001280", "3-D Secure unavailable", .threeDSUnavailable),
    card("4000000000000002", "Declined by the bank", .rejectedByBank),
    card("4000000000009995", "Not enough money", .noFunds),
    card("4000000000000069", "Expired card", .invalidCardnoExpiry),
    card("4000000000000127", "Wrong security code", .invalidCvc),
    card("4000000000000119", "Provider error", .providerReport),
    card("4000000000006975", "Over the limit", .limitExceeded),
    card("4100000000000019", "Suspected fraud", .fraudSuspected),
  ]

  /// Other published test numbers: approved without a challenge.
  package static let otherNumbers: [String] = [
    "4111111111111111", "4012888888881881", "4222222222222", "4444333322221111",
    "4917610000000000003", "4000056655665556", "5105105105105100", "5200828282828210",
    "2223003122003222", "5555444433331111", "5454545454545454", "371449635398431",
    "370000000000002", "6011111111111117", "6011000990139424", "3056930009020004",
    "36227206271667", "38520000023237", "30569309025904", "3530111333300000",
    "3566002020360505", "6200000000000005", "6759649826438453",
  ]

  private static func card(_ number: String, _ title: String, _ scenario: BuiltInScenario)
    -> TestCard
  {
    TestCard(number: number, title: title, scenario: scenario)
  }
}
