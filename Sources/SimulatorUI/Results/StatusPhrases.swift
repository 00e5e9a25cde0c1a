internal import PaymentContracts

/// The status panel and the receipt.
package struct StatusPhrases: Sendable {
  /// The panel's heading.
  package let title: String
  /// Nothing has happened yet.
  package let waiting: String
  /// The words in front, by SEB's outcome.
  package let succeeded: String
  /// Failed.
  package let failed: String
  /// Cancelled.
  package let cancelled: String
  /// Not known yet.
  package let unresolved: String
  /// Comgate's words: paid.
  package let paid: String
  /// Authorised.
  package let authorized: String
  /// Pending.
  package let pending: String
  /// `Translation.statusPaid`.
  package let statusPaid: String
  /// `Translation.statusAuthorized`.
  package let statusAuthorized: String
  /// `Translation.statusPending`.
  package let statusPending: String
  /// The shop's own sentence when it succeeded.
  package let sentenceSucceeded: String
  /// When it was authorised: the shop captures or cancels later.
  package let sentenceAuthorized: String
  /// When it failed.
  package let sentenceFailed: String
  /// When it was declined, for the reason %1.
  package let sentenceDeclined: Template
  /// When the shopper backed out.
  package let sentenceCancelled: String
  /// When it is not known.
  package let sentenceUnresolved: String
  /// Why Comgate says that a payment was cancelled.
  package let reasons: ReasonPhrases
  /// Never permission to ship.
  package let neverShip: String
  /// The receipt's reference.
  package let reference: String
  /// The amount.
  package let amount: String
  /// The order.
  package let order: String
  /// What both contracts deliver.
  package let delivered: String
  /// What this one would deliver.
  package let wouldDeliver: String
  /// Enter leaves, n pays again.
  package let next: String

  var translation: Comgate.Translation {
    Comgate.Translation(
      statusPaid: statusPaid,
      statusAuthorized: statusAuthorized,
      statusPending: statusPending
    )
  }
}
