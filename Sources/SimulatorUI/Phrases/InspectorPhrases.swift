internal import PaymentContracts
internal import PaymentCore

/// The inspector.
public struct InspectorPhrases: Sendable {
  /// The heading.
  public let title: String
  /// The path through the machine.
  public let path: String
  /// The present state.
  public let here: String
  /// The requests.
  public let wire: String
  /// Which rule decided.
  public let decidedBy: String
  /// By the option or the picker.
  public let byOption: String
  /// By the card.
  public let byCard: String
  /// By nothing else.
  public let byDefault: String
  /// The error reason %1 replaces the answer.
  public let errorReason: Template
  /// Both results.
  public let results: String
  /// Delivered by this SDK.
  public let delivered: String
  /// A translation for the other SDK.
  public let translation: String
  /// Where the answer is our reading of the documents.
  public let inferred: String
  /// Not stated by this SDK's documents.
  public let notStated: String
  /// The case an app lands in.
  public let switchCase: String
  /// Both agree.
  public let same: String
  /// Why they differ.
  public let why: String
  /// A decline.
  public let declineDiffers: String
  /// Leaving the challenge.
  public let challengeCancelDiffers: String
  /// The challenge's time running out.
  public let challengeTimeoutDiffers: String
  /// An answer that was lost after the request left.
  public let lostAnswerDiffers: String
  /// A lookup that failed.
  public let lostLookupDiffers: String
  /// Closing the wallet's sheet.
  public let walletCancelDiffers: String
  /// The compared fields: the outcome.
  public let fieldOutcome: String
  /// The code that says why.
  public let fieldCode: String
  /// The panel's style.
  public let fieldStyle: String
  /// The receipt's reference.
  public let fieldReference: String
  /// Why the codes differ.
  public let codeDiffers: String
  /// Why the styles differ.
  public let styleDiffers: String
  /// Why the references differ.
  public let referenceDiffers: String
  /// What was observed of the promises.
  public let referee: String
  /// Callbacks delivered: %1.
  public let refereeDelivered: Template
  /// Answers suppressed: %1.
  public let refereeSuppressed: Template
  /// The SDK's screens had left.
  public let refereeInterfaceGone: String
  /// The SDK's screens had not left.
  public let refereeInterfaceThere: String
  /// A new payment can start.
  public let refereeLockFree: String
  /// A new payment cannot start.
  public let refereeLockTaken: String
  /// There is no result yet.
  public let noResult: String
  /// How to scroll.
  public let scroll: String

  func text(_ reason: DifferenceReason) -> String {
    switch reason {
    case .declineIsFailedOrCancelled: declineDiffers
    case .challengeCancelIsCancelledOrFailed: challengeCancelDiffers
    case .challengeTimeoutIsCancelledOrFailed: challengeTimeoutDiffers
    case .lostAnswerIsUnresolvedOrFailed: lostAnswerDiffers
    case .lostLookupIsUnresolvedOrFailed: lostLookupDiffers
    case .walletCancelIsCancelledOrFailed: walletCancelDiffers
    }
  }

  func label(_ field: ContractDifference.Field) -> String {
    switch field {
    case .outcome: fieldOutcome
    case .code: fieldCode
    case .style: fieldStyle
    case .reference: fieldReference
    }
  }

  /// The sentence for a field that differs; the outcome has a reason of its own.
  func sentence(_ field: ContractDifference.Field, _ reason: DifferenceReason?) -> String? {
    switch field {
    case .outcome: reason.map(text)
    case .code: codeDiffers
    case .style: styleDiffers
    case .reference: referenceDiffers
    }
  }

  func text(_ rule: Decision.Rule) -> String {
    switch rule {
    case .option: byOption
    case .card: byCard
    case .default: byDefault
    }
  }
}
