internal import PaymentCore

/// Lets one payment at a time onto the screen and calls back exactly once for each.
///
/// It has the only lock of the SDKs, which is never held while foreign code runs. Closures hold
/// the gate, so a payment still ends properly when the app has let go of the SDK.
final class RunGate: Sendable {
  typealias Delivery = @Sendable (PaymentCore.PaymentResult) -> Void

  private struct Run {
    var hasEnded = false
    var isLookedUp = false
    var delivered = 0
    var suppressed = 0
  }

  private struct State {
    var runs: [Run] = []
    var onScreen: Int?
  }

  private let host: SDKHost
  private let state = Locked(State())

  init(host: SDKHost) {
    self.host = host
  }

  /// Starts a payment, or finishes it at once if another one is on the screen.
  func start(
    _ request: PaymentRequest,
    lookup: StatusLookup = .notConfigured,
    errorReason: Comgate.ErrorReason? = nil,
    deliver: @escaping Delivery
  ) -> RunID {
    let (index, isRefused) = state.withLock { state in
      let isRefused = state.onScreen != nil
      state.runs.append(Run(hasEnded: isRefused))
      if !isRefused { state.onScreen = state.runs.count - 1 }
      return (state.runs.count - 1, isRefused)
    }
    let id = RunID(number: index + 1)
    guard !isRefused else {
      hand(.secondPayment(request), of: index, to: deliver)
      return id
    }
    let presentation = Presentation(
      id: id,
      request: request,
      lookup: guarded(lookup, of: index),
      errorReason: errorReason,
      finish: { self.finish(index, with: $0, deliver: deliver) }
    )
    host.present(presentation)
    return id
  }

  /// What was observed of one payment.
  func report(of id: RunID) -> DeliveryReport {
    state.withLock { state in
      let index = id.number - 1
      guard state.runs.indices.contains(index) else {
        return DeliveryReport(delivered: 0, suppressed: 0, isFree: true)
      }
      let run = state.runs[index]
      return DeliveryReport(
        delivered: run.delivered,
        suppressed: run.suppressed,
        isFree: state.onScreen != index
      )
    }
  }

  /// What was observed of all payments.
  var report: DeliveryReport {
    state.withLock { state in
      DeliveryReport(
        delivered: state.runs.reduce(0) { $0 + $1.delivered },
        suppressed: state.runs.reduce(0) { $0 + $1.suppressed },
        isFree: state.onScreen == nil
      )
    }
  }

  private func finish(
    _ index: Int,
    with result: PaymentCore.PaymentResult,
    deliver: @escaping Delivery
  ) {
    let isFirst = state.withLock { state in
      guard !state.runs[index].hasEnded else {
        state.runs[index].suppressed += 1
        return false
      }
      state.runs[index].hasEnded = true
      state.onScreen = nil
      return true
    }
    if isFirst { hand(result, of: index, to: deliver) }
  }

  /// Counts on the main thread, so that a host that runs a closure twice is found out as well.
  private func hand(
    _ result: PaymentCore.PaymentResult,
    of index: Int,
    to deliver: @escaping Delivery
  ) {
    host.deliverOnMain {
      let isFirst = self.state.withLock { state in
        guard state.runs[index].delivered == 0 else {
          state.runs[index].suppressed += 1
          return false
        }
        state.runs[index].delivered = 1
        return true
      }
      if isFirst { deliver(result) }
    }
  }

  private func guarded(_ lookup: StatusLookup, of index: Int) -> StatusLookup {
    switch lookup {
    case .notConfigured, .platform: lookup
    case .resolver(let ask):
      .resolver { answer in
        ask { found in self.host.deliverOnMain { self.pass(found, of: index, to: answer) } }
      }
    }
  }

  private func pass(_ found: LookupAnswer, of index: Int, to answer: StatusLookup.Answer) {
    let isFirst = state.withLock { state in
      guard !state.runs[index].isLookedUp, !state.runs[index].hasEnded else {
        state.runs[index].suppressed += 1
        return false
      }
      state.runs[index].isLookedUp = true
      return true
    }
    if isFirst { answer(found) }
  }
}

extension PaymentCore.PaymentResult {
  fileprivate static func secondPayment(_ request: PaymentRequest) -> PaymentCore.PaymentResult {
    let ending = Ending.requestRefused(.anotherPaymentOnScreen)
    return PaymentCore.PaymentResult(
      ending: ending,
      flow: request.flow,
      payment: request.payment,
      cardSessionID: nil,
      decision: Decision(name: ending.id, rule: .default)
    )
  }
}
