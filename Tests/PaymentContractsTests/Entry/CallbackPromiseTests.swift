import PaymentContracts
import PaymentCore
import Testing

struct CallbackPromiseTests {
  let app = FakeApp()
  let outcomes = Collected<OutcomeClass>()

  @Test(arguments: EntryPoint.all)
  func `A result is called back once and on the main thread only`(entry: EntryPoint) {
    let sdk = entry.make(app.host)
    let id = sdk.start { outcome in
      #expect(app.isRunningMain)
      outcomes.add(outcome)
    }
    #expect(sdk.report(id) == .init(0, 0, isFree: false))
    app.finish(0, .approved(.captured))
    #expect(outcomes.all.isEmpty)
    app.runMain()
    #expect(outcomes.all == [.succeeded])
    #expect(sdk.report(id) == .init(1, 0, isFree: true))
  }

  @Test(arguments: EntryPoint.all)
  func `The first of two results wins and the second is counted`(entry: EntryPoint) {
    let sdk = entry.make(app.host)
    let id = sdk.start { outcomes.add($0) }
    app.finish(0, .approved(.captured))
    app.finish(0, .createFailed)
    app.runMain()
    app.finish(0, .createFailed)
    app.runMain()
    #expect(outcomes.all == [.succeeded])
    #expect(sdk.report(id) == .init(1, 2, isFree: true))
  }

  @Test(arguments: EntryPoint.all)
  func `A host that runs a delivery twice is not passed on`(entry: EntryPoint) {
    let sdk = entry.make(app.host)
    let id = sdk.start { outcomes.add($0) }
    app.finish(0, .approved(.captured))
    app.runMain(times: 2)
    #expect(outcomes.all == [.succeeded])
    #expect(sdk.report(id) == .init(1, 1, isFree: true))
  }

  @Test(arguments: EntryPoint.all)
  func `A second start fails at once and leaves the first alone`(entry: EntryPoint) {
    let sdk = entry.make(app.host)
    let first = sdk.start { outcomes.add($0) }
    let second = sdk.start { outcome in
      #expect(app.isRunningMain)
      outcomes.add(outcome)
    }
    #expect(outcomes.all.isEmpty)
    app.runMain()
    #expect(outcomes.all == [.failed])
    #expect(app.presentations.map(\.id) == [first])
    #expect(sdk.report(first) == .init(0, 0, isFree: false))
    #expect(sdk.report(second) == .init(1, 0, isFree: true))
    app.finish(0, .approved(.authorized))
    app.runMain()
    #expect(outcomes.all == [.failed, .succeeded])
    #expect(sdk.total() == .init(2, 0, isFree: true))
  }

  @Test(arguments: EntryPoint.all)
  func `A payment may be started from inside the callback`(entry: EntryPoint) {
    let sdk = entry.make(app.host)
    _ = sdk.start { outcome in
      outcomes.add(outcome)
      #expect(sdk.total() == .init(1, 0, isFree: true))
      _ = sdk.start { outcomes.add($0) }
    }
    app.finish(0, .approved(.captured))
    app.runMain()
    #expect(app.presentations.map(\.id.number) == [1, 2])
    app.finish(1, .cancelledByShopper)
    app.runMain()
    #expect(outcomes.all == [.succeeded, .cancelled])
  }

  @Test(arguments: EntryPoint.all)
  func `An SDK that ends while it is presented calls back like any other`(entry: EntryPoint) {
    let host = SDKHost(
      present: { $0.finish(.sample(.createFailed, flow: $0.request.flow)) },
      deliverOnMain: app.host.deliverOnMain
    )
    let sdk = entry.make(host)
    _ = sdk.start { outcomes.add($0) }
    #expect(outcomes.all.isEmpty)
    app.runMain()
    #expect(outcomes.all == [.failed])
  }

  @Test(arguments: EntryPoint.all)
  func `Results from many threads still make one callback`(entry: EntryPoint) async {
    let sdk = entry.make(app.host)
    let id = sdk.start { outcomes.add($0) }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<50 {
        group.addTask { app.finish(0, .approved(.captured)) }
      }
    }
    #expect(outcomes.all.isEmpty)
    app.runMain()
    #expect(outcomes.all == [.succeeded])
    #expect(sdk.report(id) == .init(1, 49, isFree: true))
  }

  @Test(arguments: EntryPoint.all)
  func `Of starts from many threads one gets onto the screen`(entry: EntryPoint) async {
    let sdk = entry.make(app.host)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<50 {
        group.addTask { _ = sdk.start { outcomes.add($0) } }
      }
    }
    app.runMain()
    #expect(app.presentations.count == 1)
    #expect(outcomes.all == Array(repeating: .failed, count: 49))
    app.finish(0, .approved(.captured))
    app.runMain()
    #expect(sdk.total() == .init(50, 0, isFree: true))
  }

  @Test func `A payment ends properly when the app has let go of the SDK`() {
    var kit: SEB.PaymentKit? = SEB.PaymentKit(configuration: .offline, host: app.host)
    kit?.startCardPayment(.sample()) { outcomes.add($0.outcomeClass) }
    kit = nil
    app.finish(0, .approved(.captured))
    app.runMain()
    #expect(outcomes.all == [.succeeded])
  }
}
