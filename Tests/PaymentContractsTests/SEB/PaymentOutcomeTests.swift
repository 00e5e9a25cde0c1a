import PaymentContracts
import PaymentCore
import Testing

struct PaymentOutcomeTests {
  @Test(arguments: [
    ("AUTHORIZED", SEB.PaymentOutcome.succeeded), ("CAPTURED", .succeeded),
    ("SETTLED", .succeeded), ("REFUNDED", .succeeded), ("FAILED", .failed),
    ("CANCELLED", .cancelled), ("ABANDONED", .cancelled), ("INITIALIZED", .unresolved),
    ("SENT_FOR_PROCESSING", .unresolved), ("ON_HOLD", .unresolved), ("settled", .unresolved),
    (" SETTLED", .unresolved), ("SETTLED\n", .unresolved), ("", .unresolved),
  ])
  func `A status is matched to the letter and kept as it came`(
    raw: String,
    outcome: SEB.PaymentOutcome
  ) {
    let status = PaymentStatus(rawValue: raw)
    #expect(SEB.PaymentOutcome(status) == outcome)
    let told = SEB.PaymentResult(.sample(.found(status), flow: .hosted))
    #expect(told.outcome == outcome)
    #expect(told.paymentStatus == raw)
  }
}
