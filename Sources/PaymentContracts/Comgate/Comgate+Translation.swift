extension Comgate {
  /// The shop's own sentences for the status panel.
  package struct Translation: Hashable, Sendable {
    /// Shown when the payment is paid.
    package var statusPaid: String
    /// Shown when the payment is authorised.
    package var statusAuthorized: String
    /// Shown while the payment is being processed.
    package var statusPending: String

    /// Makes a translation.
    package init(statusPaid: String, statusAuthorized: String, statusPending: String) {
      self.statusPaid = statusPaid
      self.statusAuthorized = statusAuthorized
      self.statusPending = statusPending
    }

    /// The English sentences.
    package static let english = Translation(
      statusPaid: "The payment is complete.",
      statusAuthorized: "The payment is authorised. The shop captures or cancels it later.",
      statusPending: "The payment is being processed."
    )
  }
}
