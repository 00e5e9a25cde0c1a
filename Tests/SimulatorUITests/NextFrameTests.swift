import PaymentCore
import Testing

@testable import SimulatorUI

/// A frame that is made from the one before must be the same as one made afresh.
struct NextFrameTests {
  @Test(arguments: [Size(columns: 80, rows: 24), Size(columns: 120, rows: 40)])
  func `Whatever is pressed the next frame is the whole frame`(size: Size) throws {
    let seed = UInt64.random(in: .min ... .max)
    print("seed \(seed)")
    var random = SeededGenerator(seed: seed)
    for _ in 0..<30 {
      var shop = try NextFrameTests.shop(size: size)
      for _ in 0..<60 where !shop.hasLeft {
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          shop.handle(NextFrameTests.input(&random))
          _ = shop.takeHostRequest()
        }
        repeat {
          let fresh = shop.frame()
          try #require(shop.nextFrame() == fresh, "seed \(seed)")
        } while shop.frameDrawn()
      }
    }
  }

  @Test func `A typed digit takes the short way`() throws {
    var shop = try NextFrameTests.shop(size: Size(columns: 80, rows: 24))
    _ = shop.nextFrame()
    _ = shop.frameDrawn()
    shop.handle(.key(.typed("4")))
    #expect(shop.simulator.changedOnlyForm)
    shop.handle(.key(.function(5)))
    #expect(!shop.simulator.changedOnlyForm)
  }

  private static func shop(size: Size) throws -> Shop {
    let day = try #require(CalendarDay(year: 2026, month: 11, day: 30))
    let price = try Price("40.12", currency: "EUR")
    return Shop(options: RunOptions(price: price, today: day, seed: 1), size: size)
  }

  private static func input(_ random: inout SeededGenerator) -> Input {
    let keys: [Key] = [
      .typed("4"), .typed("2"), .typed("9"), .typed("x"), .backspace, .delete, .left, .right,
      .home, .end, .tab, .backTab, .enter, .paste("4242 4242 4242 4242"), .paste("1/30"),
      .control("u"), .control("w"), .function(1), .function(2), .function(3), .function(4),
      .function(5), .function(6), .function(9), .up, .down, .typed(" "), .control("l"),
    ]
    switch Int.random(in: 0..<40, using: &random) {
    case 0: return .elapsed(.milliseconds(Int.random(in: 0...2000, using: &random)))
    case 1: return .key(.escape)
    case 2: return .resized(Size(columns: Int.random(in: 30...130, using: &random), rows: 24))
    default: return .key(keys[Int.random(in: 0..<keys.count, using: &random)])
    }
  }
}
