import PaymentContracts
import Testing

struct StormTests {
  @Test(arguments: EntryPoint.all)
  func `Whatever many threads do every start is called back once`(entry: EntryPoint) {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("StormTests \(entry.testDescription) seed: \(seed)")
    let storm = Storm(entry)
    storm.rage(seed: seed, threads: 8, deeds: 150)
    storm.calmDown()

    let tally = storm.tally.withLock { $0 }
    #expect(tally.callbacks.allSatisfy { $0 == 1 }, "seed \(seed)")
    #expect(Set(tally.ids).count == tally.callbacks.count, "seed \(seed)")
    #expect(tally.ids.allSatisfy { storm.report(of: $0).delivered == 1 }, "seed \(seed)")
    #expect(tally.heard.values.allSatisfy { $0 == 1 }, "seed \(seed)")
    #expect(tally.mostOnScreen == 1, "seed \(seed)")
    #expect(tally.onWrongThread == 0, "seed \(seed)")
    let tooMany = tally.finished - storm.app.presentations.count
    let unheard = tally.answered - tally.heard.count
    #expect(
      storm.total == .init(tally.callbacks.count, tooMany + unheard, isFree: true),
      "seed \(seed)"
    )
  }
}
