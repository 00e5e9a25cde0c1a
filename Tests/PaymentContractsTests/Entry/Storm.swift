import Foundation
import PaymentContracts
import PaymentCore

/// An app whose threads start, end and look up payments in no order, and each thing too often.
final class Storm: Sendable {
  struct Tally {
    /// How often the callback of each start was called.
    var callbacks: [Int] = []
    var ids: [RunID] = []
    /// How many answers reached the asker of each presentation.
    var heard: [Int: Int] = [:]
    /// Which presentations were ended, and how often in all.
    var ended: Set<RunID> = []
    var finished = 0
    var answered = 0
    var onWrongThread = 0
    var onScreen = 0
    var mostOnScreen = 0
  }

  let app = FakeApp()
  let tally = Guarded(Tally())
  private let resolver = HeldResolver()
  private let sdk: EntryPoint.Started

  init(_ entry: EntryPoint) {
    let host = SDKHost(
      present: { [app, tally] presentation in
        tally.withLock { tally in
          tally.onScreen += 1
          tally.mostOnScreen = max(tally.mostOnScreen, tally.onScreen)
        }
        app.host.present(presentation)
      },
      deliverOnMain: app.host.deliverOnMain
    )
    sdk = entry.setUp(host, resolver)
  }

  var total: DeliveryReport { sdk.total() }

  func report(of id: RunID) -> DeliveryReport { sdk.report(id) }

  /// One thread is the main thread and the others do as they please, until all have had enough.
  func rage(seed: UInt64, threads: Int, deeds: Int) {
    let busy = Guarded(threads)
    Crowd(count: threads + 1).run { number in
      guard number < threads else {
        while busy.withLock({ $0 > 0 }) { self.app.runMain() }
        return
      }
      var random = SeededGenerator(seed: seed &+ UInt64(number))
      for _ in 0..<deeds { self.doSomething(&random) }
      busy.withLock { $0 -= 1 }
    }
  }

  /// Ends what is still on the screen, and what is started when that is called back.
  func calmDown() {
    var ended = 0
    while ended < app.presentations.count {
      finish(ended)
      app.runMain()
      ended += 1
    }
  }

  private func doSomething(_ random: inout SeededGenerator) {
    let presented = app.presentations
    switch Int.random(in: 0..<4, using: &random) {
    case 0: start(isNested: false)
    case 1:
      guard let index = presented.indices.randomElement(using: &random) else { return }
      for _ in 0...Int.random(in: 0...1, using: &random) { finish(index) }
    case 2:
      guard let index = presented.indices.randomElement(using: &random) else { return }
      ask(presented[index], index)
    default:
      guard let answer = resolver.completions.all.randomElement(using: &random) else { return }
      for _ in 0...Int.random(in: 0...1, using: &random) {
        tally.withLock { $0.answered += 1 }
        answer("SETTLED", nil, nil)
      }
    }
  }

  private func start(isNested: Bool) {
    let index = tally.withLock { tally in
      tally.callbacks.append(0)
      return tally.callbacks.count - 1
    }
    let id = sdk.start { _ in
      let isMain = self.app.isRunningMain
      self.tally.withLock { tally in
        tally.callbacks[index] += 1
        if !isMain { tally.onWrongThread += 1 }
      }
      if !isNested, index.isMultiple(of: 3) { self.start(isNested: true) }
    }
    tally.withLock { $0.ids.append(id) }
  }

  private func finish(_ index: Int) {
    let id = app.presentations[index].id
    tally.withLock { tally in
      tally.finished += 1
      if tally.ended.insert(id).inserted { tally.onScreen -= 1 }
    }
    app.finish(index, .approved(.captured))
  }

  private func ask(_ presentation: Presentation, _ index: Int) {
    switch presentation.lookup {
    case .notConfigured, .platform: return
    case .resolver(let ask):
      ask { _ in
        let isMain = self.app.isRunningMain
        self.tally.withLock { tally in
          tally.heard[index, default: 0] += 1
          if !isMain { tally.onWrongThread += 1 }
        }
      }
    }
  }
}
