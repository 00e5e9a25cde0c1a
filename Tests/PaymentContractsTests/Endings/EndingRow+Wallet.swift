import PaymentCore

extension EndingRow {
  /// Payments with a wallet.
  static let wallet = [
    EndingRow(
      "apple-pay-not-configured",
      .wallet,
      .walletNotConfigured,
      seb: "failed - invalidRequest error - - none",
      comgate: "failed APPLE_PAY_NOT_CONFIGURED error - stated"
    ),
    EndingRow(
      "apple-pay-cancelled",
      .wallet,
      .walletCancelled,
      seb: "cancelled - - error set - none",
      comgate: "failed APPLE_PAY_CANCELLED error - stated"
    ),
    EndingRow(
      "apple-pay-failed",
      .wallet,
      .walletFailed,
      seb: "failed - cardSessionFailed error set - none",
      comgate: "failed APPLE_PAY_FAILED error - stated"
    ),
  ]
}
