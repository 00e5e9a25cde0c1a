internal import PaymentContracts

/// One call of an SDK by the shop.
struct ShopRun: Sendable {
  /// What becomes of the call's result.
  enum Purpose: Sendable {
    /// It is shown and printed.
    case payment
    /// The same, for a payment that was started while another was on the screen.
    case second
    /// The shop has taken the payment to another entry point; the result is the shop's own doing.
    case replaced
  }

  let number: Int
  var purpose: Purpose
  /// The SDK's own number of the call.
  var id: RunID?
  /// The contract of the SDK that was called.
  let contract: Contract
  /// The backend's record of the payment.
  let backend: BackendRecord
}
