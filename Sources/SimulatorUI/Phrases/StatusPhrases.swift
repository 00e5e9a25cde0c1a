internal import PaymentContracts

/// The status panel and the receipt.
public struct StatusPhrases: Sendable {
  /// The panel's heading.
  public let title: String
  /// Nothing has happened yet.
  public let waiting: String
  /// The words in front, by SEB's outcome.
  public let succeeded: String
  /// Failed.
  public let failed: String
  /// Cancelled.
  public let cancelled: String
  /// Not known yet.
  public let unresolved: String
  /// Comgate's words: paid.
  public let paid: String
  /// Authorised.
  public let authorized: String
  /// Pending.
  public let pending: String
  /// `Translation.statusPaid`.
  public let statusPaid: String
  /// `Translation.statusAuthorized`.
  public let statusAuthorized: String
  /// `Translation.statusPending`.
  public let statusPending: String
  /// The shop's own sentence when it succeeded.
  public let sentenceSucceeded: String
  /// When it was authorised: the shop captures or cancels later.
  public let sentenceAuthorized: String
  /// When it failed.
  public let sentenceFailed: String
  /// When it was declined, for the reason %1.
  public let sentenceDeclined: Template
  /// When the shopper backed out.
  public let sentenceCancelled: String
  /// When it is not known.
  public let sentenceUnresolved: String
  /// Why Comgate says that a payment was cancelled.
  public let reasons: ReasonPhrases
  /// Never permission to ship.
  public let neverShip: String
  /// The receipt's reference.
  public let reference: String
  /// The amount.
  public let amount: String
  /// The order.
  public let order: String
  /// What both contracts deliver.
  public let delivered: String
  /// What this one would deliver.
  public let wouldDeliver: String
  /// Enter leaves, n pays again.
  public let next: String

  var translation: Comgate.Translation {
    Comgate.Translation(
      statusPaid: statusPaid,
      statusAuthorized: statusAuthorized,
      statusPending: statusPending
    )
  }
}
