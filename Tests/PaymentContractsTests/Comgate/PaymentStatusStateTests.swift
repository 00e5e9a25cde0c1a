import PaymentContracts
import Testing

struct PaymentStatusStateTests {
  static let translation = Comgate.Translation(
    statusPaid: "Zaplaceno.",
    statusAuthorized: "Autorizov\u{E1}no.",
    statusPending: "\u{10C}ek\u{E1} se."
  )

  @Test(arguments: [
    (Comgate.PaymentResult.paid(transId: "T"), translation.statusPaid, PanelStyle.success),
    (.authorized(transId: "T"), translation.statusAuthorized, .success),
    (.pending(transId: "T"), translation.statusPending, .processing),
    (.cancelled(errorReason: "NO_FUNDS", transId: "T"), "NO_FUNDS", .error),
    (.cancelled(errorReason: nil, transId: "T"), "-", .error),
    (.failed(.paymentNetworkError), "Network error during payment.", .error),
  ])
  func `A result shows its message and style`(
    result: Comgate.PaymentResult,
    text: String,
    style: PanelStyle
  ) {
    var state = Comgate.PaymentStatusState(translation: Self.translation)
    state.show(result: result)
    #expect(state.visible)
    #expect(state.text == text)
    #expect(state.style == style)
    #expect(state.style == result.style)
  }

  @Test func `Hiding keeps the text and clearing removes it`() {
    var state = Comgate.PaymentStatusState()
    #expect(!state.visible && state.text.isEmpty && state.style == nil)
    state.showError("Try again.")
    #expect(state.visible && state.text == "Try again." && state.style == .error)
    state.hide()
    #expect(!state.visible && state.text == "Try again.")
    state.clear()
    #expect(!state.visible && state.text.isEmpty && state.style == nil)
  }
}
