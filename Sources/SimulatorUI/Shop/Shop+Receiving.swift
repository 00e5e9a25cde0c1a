internal import PaymentContracts
internal import PaymentCore

extension Shop {
  mutating func receive(_ delivered: Delivered, _ number: Int) {
    let run = runs[number]
    let report = report(of: run)
    let referee = Referee(
      delivered: report.delivered,
      // A second call is refused before it shows anything; the screens that are up are the first's.
      interfaceGone: run.purpose == .second ? presentation?.id != run.id : drewShopAlone,
      lockFree: report.isFree,
      suppressed: report.suppressed
    )
    switch run.purpose {
    case .replaced: break  // The shop itself has taken this call back.
    case .second:
      let result = PaymentResult(
        ending: .requestRefused(.anotherPaymentOnScreen),
        flow: simulator.options.flow,
        payment: run.backend.payment,
        cardSessionID: nil,
        decision: Decision(name: BuiltInScenario.secondPayment.rawValue, rule: .default)
      )
      deliveries.append(Delivery(result: result, delivered: delivered, referee: referee))
      simulator.notice = .secondPayment(delivered)
    case .payment:
      guard case .leaving(let flow) = simulator.phase, let result = flow.result else { return }
      let delivery = Delivery(result: result, delivered: delivered, referee: referee)
      deliveries.append(delivery)
      simulator.phase = .showing(flow, delivery)
      observeSuppressed()
    }
  }

  private func report(of run: ShopRun) -> DeliveryReport {
    switch run.contract {
    case .comgate: run.id.map(session.report(of:)) ?? session.report
    case .seb: run.id.map(kit.report(of:)) ?? kit.report
    }
  }

  /// Answers may still come while the result is on the screen; they are counted.
  mutating func observeSuppressed() {
    guard case .showing(let flow, var delivery) = simulator.phase,
      let run = runs.last(where: { $0.purpose == .payment })
    else { return }
    let report = report(of: run)
    delivery.referee.suppressed = report.suppressed + flow.suppressed
    delivery.referee.delivered = report.delivered
    simulator.phase = .showing(flow, delivery)
    if let index = deliveries.lastIndex(where: { $0.result == delivery.result }) {
      deliveries[index] = delivery
    }
  }
}
