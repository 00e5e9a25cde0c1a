import PaymentContracts
import PaymentCore
import Testing

@testable import SimulatorUI

/// A shopper's visit to the shop, in virtual time: keys in, screens out.
struct Visit {
  private(set) var shop: Shop

  init(
    language: Language,
    size: Size,
    scenario: Scenario? = nil,
    amount: String = "40.12",
    change: (inout RunOptions) -> Void = { _ in }
  ) throws {
    var options = RunOptions(
      price: try Price(amount, currency: "EUR"),
      today: try #require(CalendarDay("2026-11-30")),
      seed: 1
    )
    options.language = language
    options.scenario = scenario
    if let scenario { options.flow = scenario.flow }
    change(&options)
    options.contract = Contract(runningOnly: options.flow) ?? options.contract
    shop = Shop(options: options, size: size)
    showFrames()
  }

  var screen: String { shop.simulator.screenName }
  var phrases: Phrases { Phrases.phrases(for: shop.simulator.options.language) }

  mutating func press(_ keys: Key...) {
    for key in keys {
      shop.handle(.key(key))
      showFrames()
    }
  }

  mutating func type(_ text: String) {
    for scalar in text.unicodeScalars { press(.typed(scalar)) }
  }

  mutating func wait(_ duration: Duration) {
    shop.handle(.elapsed(duration))
    showFrames()
  }

  mutating func resize(to size: Size) {
    shop.handle(.resized(size))
  }

  mutating func comeBack() {
    shop.handle(.cameBack)
  }

  /// Lets time pass until the screen is no longer one of those that only wait for an answer.
  mutating func waitForPerson() {
    for _ in 0..<1000 where !shop.simulator.waitsForPerson {
      guard let deadline = shop.deadline else { return }
      wait(deadline)
    }
  }

  private mutating func showFrames() {
    for _ in 0..<10 where shop.frameDrawn() {}
  }
}
