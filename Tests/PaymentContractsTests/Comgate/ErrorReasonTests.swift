import PaymentContracts
import PaymentCore
import Testing

struct ErrorReasonTests {
  @Test func `There are fourteen reasons with a meaning of their own`() {
    #expect(Comgate.ErrorReason.known.count == 14)
    #expect(Set(Comgate.ErrorReason.known).count == 14)
    #expect(Set(Comgate.ErrorReason.known.compactMap(\.meaning)).count == 14)
  }

  @Test(arguments: Comgate.ErrorReason.known)
  func `Every reason has an ending that tells it`(reason: Comgate.ErrorReason) {
    let told = Comgate.PaymentResult(.sample(ending(of: reason.platformAnswer)))
    #expect(told == .cancelled(errorReason: reason.rawValue, transId: Payment.sample.transID))
  }

  @Test func `An unknown reason is kept as it came and means nothing`() {
    let reason = Comgate.ErrorReason(rawValue: "scheme rule ")
    #expect(reason.meaning == nil)
    #expect(reason.platformAnswer == .declined(.other("scheme rule ")))
    let told = Comgate.PaymentResult(.sample(ending(of: reason.platformAnswer)))
    #expect(told.code == "scheme rule ")
  }

  private func ending(of answer: PlatformAnswer) -> Ending {
    switch answer {
    case .approved: .approved(.captured)
    case .declined(let reason): .declined(reason)
    case .cancelledByShopper: .cancelledByShopper
    case .cancelledByMerchant: .cancelledByMerchant
    case .paymentTimedOut: .paymentTimedOut
    case .acsTimedOut: .acsTimedOut
    case .authenticationFailed: .authenticationFailed
    }
  }
}
