import PaymentCore
import ProgramOptions
import SimulatorUI
import Testing

@testable import Recordings

struct VirtualRunTests {
  private func makeRun() throws -> VirtualRun {
    let options = try RunSettings().runOptions(
      in: RunSettings.Surroundings(today: "2026-11-30", seed: 1)
    )
    return VirtualRun(options: options, size: Size(columns: 80, rows: 24))
  }

  @Test
  func `Nothing happens without time and keys`() throws {
    let run = try makeRun()
    #expect(!run.hasLeft)
    #expect(run.shop.deliveries.isEmpty)
  }

  @Test
  func `Waiting for a person takes no more time than the payment needs`() throws {
    var run = try makeRun()
    run.type(Keys.paid)
    #expect(run.shop.deliveries.isEmpty)
    try run.passUntilPersonIsNeeded()
    #expect(run.shop.deliveries.map(\.result.ending.id) == ["approved-captured"])
    #expect(!run.hasLeft)
  }

  @Test
  func `End of input leaves and says whether a payment was cut short`() throws {
    var idle = try makeRun()
    try idle.endInput()
    #expect(idle.hasLeft)
    #expect(idle.wasCutShort)
    var paid = try makeRun()
    paid.type(Keys.paid)
    try paid.endInput()
    #expect(paid.hasLeft)
    #expect(!paid.wasCutShort)
  }

  @Test
  func `A run that stays busy for too long is an error`() throws {
    var run = try makeRun()
    run.type(Keys.paid)
    #expect(throws: ReplayProblem.neverSettles) {
      try run.passUntilPersonIsNeeded(longest: .seconds(1))
    }
  }

  @Test
  func `A resize reaches the screen at once`() throws {
    var run = try makeRun()
    run.resize(to: Size(columns: 100, rows: 30))
    #expect(run.frame().size == Size(columns: 100, rows: 30))
  }

  @Test
  func `Keys after leaving are let go`() throws {
    var run = try makeRun()
    try run.endInput()
    let deliveries = run.shop.deliveries
    run.type("n" + Keys.paid)
    try run.pass(.seconds(60))
    #expect(run.shop.deliveries == deliveries)
  }
}
