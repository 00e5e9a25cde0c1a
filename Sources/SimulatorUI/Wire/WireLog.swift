internal import PaymentCore

/// The requests of a run, told from the path that it took through the machine.
struct WireLog {
  /// The requests, in their order; the backend's own comes first.
  let messages: [WireMessage]

  init(flow: PaymentFlow, backend: BackendRecord) {
    let writer = WireWriter(flow: flow, backend: backend)
    var messages = [writer.creation]
    for (index, entry) in flow.trail.enumerated() {
      let isLast = index == flow.trail.count - 1
      if let message = writer.message(entry.state, number: index, isAnswered: !isLast) {
        messages.append(message)
      }
    }
    self.messages = messages
  }
}

/// Writes single requests down.
private struct WireWriter {
  let flow: PaymentFlow
  let backend: BackendRecord

  /// Source: SEB's guide "Backend integration".
  var creation: WireMessage {
    let payment = backend.payment
    let amount: (text: String, currency: String) =
      switch payment.price {
      case .valid(let money): (money.decimalText, money.currency.code)
      case .refused(let text, let currency, _): (text, currency)
      }
    return WireMessage(
      request: "POST https://api.example/egw/v1/payments/cit",
      requestID: backend.requestID,
      headers: ["Authorization: Bearer \(WireMessage.mask)"],
      body: """
        {"channel": "BROWSER", "orderNumber": "\(payment.orderNumber)", "instructedAmount": \
        {"currency": "\(amount.currency)", "amount": "\(amount.text)"}, \
        "shopRedirectUrl": "\(BackendRecord.returnURL)"}
        """,
      answer: """
        200 {"paymentId": "\(payment.paymentID)", "paymentStatus": "INITIALIZED", "_links": \
        {"checkoutRedirect": {"href": "https://checkout.example/en/checkout/\
        \(payment.paymentID)/\(WireMessage.mask)"}}}
        """
    )
  }

  func message(_ state: StateName, number: Int, isAnswered: Bool) -> WireMessage? {
    let id = backend.payment.paymentID
    let answer = isAnswered ? answer(state) : nil
    func call(_ request: String, body: String? = nil, headers: [String] = []) -> WireMessage {
      WireMessage(
        request: request,
        requestID: requestID(number),
        headers: headers,
        body: body,
        answer: answer
      )
    }
    let key = "Obp-Verification-Key: \(WireMessage.mask)"
    switch state {
    case .loadingPage:
      return WireMessage(
        request: "GET https://checkout.example/en/checkout/\(id)/\(WireMessage.mask)",
        requestID: nil,
        answer: answer
      )
    case .openingSession: return call("POST /simulated/card-sessions", headers: [key])
    case .creatingPayment: return call("POST /simulated/payments", headers: [key])
    case .authorising:
      return call(
        "POST /simulated/payments/\(id)/authorise",
        body: """
          {"pan": "\(WireMessage.mask)", "expiry": "\(WireMessage.mask)", \
          "cvc": "\(WireMessage.mask)", "name": "\(WireMessage.mask)"}
          """,
        headers: [key]
      )
    case .startingChallenge: return acs("CReq", "", answer)
    case .answeringChallenge:
      return acs("CReq", ", \"challengeDataEntry\": \"\(WireMessage.mask)\"", answer)
    case .polling: return call("GET /simulated/payments/\(id)/status", headers: [key])
    case .lookingUp:
      return call("GET {apiBaseURL}/checkout/api/egw/v1/payments/\(id)", headers: [key])
    case .askingWallet: return call("(wallet) authorise on the device")
    case .cardForm, .checkoutPage, .walletSheet, .challenge, .finished: return nil
    }
  }

  private func acs(_ type: String, _ more: String, _ answer: String?) -> WireMessage {
    WireMessage(
      request: "POST /simulated/acs",
      requestID: nil,
      body: "{\"messageType\": \"\(type)\", \"messageVersion\": \"2.2.0\"\(more)}",
      answer: answer
    )
  }

  /// Each request has an id of its own, always the same one for the same run.
  private func requestID(_ number: Int) -> String {
    var generator = SeededGenerator(seed: backend.requestSeed &+ UInt64(number))
    return UUIDText(using: &generator).text
  }

  private func answer(_ state: StateName) -> String {
    switch fault(state) {
    case .networkLost: "the network was lost"
    case .silent: "no answer"
    case .http(let status): "HTTP \(status)"
    case .answersTwice: "200, and once more"
    case nil: "200"
    }
  }

  private func fault(_ state: StateName) -> Fault? {
    let scenario = flow.scenario
    return switch state {
    case .loadingPage: scenario.page.fault
    case .openingSession: scenario.session.fault
    case .creatingPayment: scenario.create.fault
    case .authorising: scenario.authorise.fault
    case .startingChallenge: scenario.challenge.fault
    case .answeringChallenge: scenario.answer.fault
    case .polling: scenario.poll.fault
    case .lookingUp: scenario.lookup.fault
    case .askingWallet: scenario.wallet.fault
    case .cardForm, .checkoutPage, .walletSheet, .challenge, .finished: nil
    }
  }
}
