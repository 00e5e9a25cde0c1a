internal import PaymentContracts
internal import PaymentCore

/// The inspector.
package struct InspectorPhrases: Sendable {
  /// The heading.
  package let title: String
  /// The path through the machine.
  package let path: String
  /// The present state.
  package let here: String
  /// The requests.
  package let wire: String
  /// Which rule decided.
  package let decidedBy: String
  /// By the option or the picker.
  package let byOption: String
  /// By the card.
  package let byCard: String
  /// By nothing else.
  package let byDefault: String
  /// The error reason %1 replaces the answer.
  package let errorReason: Template
  /// Both results.
  package let results: String
  /// Delivered by this SDK.
  package let delivered: String
  /// A translation for the other SDK.
  package let translation: String
  /// Where the answer is our reading of the documents.
  package let inferred: String
  /// Not stated by this SDK's documents.
  package let notStated: String
  /// The case an app lands in.
  package let switchCase: String
  /// Both agree.
  package let same: String
  /// Why they differ.
  package let why: String
  /// A decline.
  package let declineDiffers: String
  /// Leaving the challenge.
  package let challengeCancelDiffers: String
  /// The challenge's time running out.
  package let challengeTimeoutDiffers: String
  /// An answer that was lost after the request left.
  package let lostAnswerDiffers: String
  /// A lookup that failed.
  package let lostLookupDiffers: String
  /// Closing the wallet's sheet.
  package let walletCancelDiffers: String
  /// The compared fields: the outcome.
  package let fieldOutcome: String
  /// The code that says why.
  package let fieldCode: String
  /// The panel's style.
  package let fieldStyle: String
  /// The receipt's reference.
  package let fieldReference: String
  /// Why the codes differ.
  package let codeDiffers: String
  /// Why the styles differ.
  package let styleDiffers: String
  /// Why the references differ.
  package let referenceDiffers: String
  /// What was observed of the promises.
  package let referee: String
  /// Callbacks delivered: %1.
  package let refereeDelivered: Template
  /// Answers suppressed: %1.
  package let refereeSuppressed: Template
  /// The SDK's screens had left.
  package let refereeInterfaceGone: String
  /// The SDK's screens had not left.
  package let refereeInterfaceThere: String
  /// A new payment can start.
  package let refereeLockFree: String
  /// A new payment cannot start.
  package let refereeLockTaken: String
  /// How to scroll.
  package let scroll: String

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
