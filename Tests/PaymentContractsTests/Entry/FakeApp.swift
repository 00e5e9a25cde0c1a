import Foundation
import PaymentContracts
import PaymentCore

/// An app that shows nothing: it keeps what an SDK hands in, and has a main thread to be run.
///
/// Lists are given away as copies with memory of their own, since ThreadSanitizer does not see that
/// a thread has let go of memory that was shared.
final class FakeApp: Sendable {
  private struct State {
    var presentations: [Presentation] = []
    var waiting: [@Sendable () -> Void] = []
    var mainThread: ObjectIdentifier?
  }

  private let state = Guarded(State())

  var host: SDKHost {
    SDKHost(
      present: { presentation in
        self.state.withLock { $0.presentations.append(presentation) }
      },
      deliverOnMain: { closure in self.state.withLock { $0.waiting.append(closure) } }
    )
  }

  var presentations: [Presentation] { state.withLock { $0.presentations.map(\.self) } }
  var waitingCount: Int { state.withLock { $0.waiting.count } }

  /// Whether this thread is the one that runs what waits for the main thread.
  var isRunningMain: Bool {
    state.withLock { $0.mainThread == ObjectIdentifier(Thread.current) }
  }

  /// Runs what waits for the main thread, and what that adds, each closure `times` times.
  func runMain(times: Int = 1) {
    while let closure = takeNext() {
      state.withLock { $0.mainThread = ObjectIdentifier(Thread.current) }
      for _ in 0..<times { closure() }
      state.withLock { $0.mainThread = nil }
    }
  }

  /// Ends the payment that was presented at `index`.
  func finish(_ index: Int, _ ending: Ending) {
    let presentation = presentations[index]
    let flow = presentation.request.flow
    presentation.finish(
      PaymentCore.PaymentResult(
        ending: ending,
        flow: flow,
        payment: presentation.request.payment,
        cardSessionID: flow == .card ? "SESSION-1" : nil,
        decision: Decision(name: ending.id, rule: .option)
      )
    )
  }

  private func takeNext() -> (@Sendable () -> Void)? {
    state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
  }
}

/// A list that closures may add to.
final class Collected<Element: Sendable>: Sendable {
  private let elements = Guarded<[Element]>([])

  var all: [Element] { elements.withLock { $0.map(\.self) } }

  func add(_ element: Element) {
    elements.withLock { $0.append(element) }
  }
}
