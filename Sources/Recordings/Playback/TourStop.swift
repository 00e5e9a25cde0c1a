internal import PaymentContracts
internal import PaymentCore
package import SimulatorUI

/// One ending of the built-in tour, which needs no files.
package enum TourStop: CaseIterable, Hashable, Sendable {
  /// Approved at once.
  case approved
  /// Approved after a challenge.
  case approvedAfterCode
  /// A wrong code three times.
  case wrongCodes
  /// The challenge cancelled; the SDKs differ.
  case challengeCancelled
  /// Not enough money.
  case noFunds
  /// The network lost after the payment was sent.
  case networkLost
  /// Paid on the checkout page, which is then closed.
  case pageClosed
  /// The wallet cancelled.
  case walletCancelled

  /// The tour.
  ///
  /// - Parameter options: What holds for all of it, such as the language. Their day and seed are
  ///   those of a replay, so that every tour is the same.
  /// - Returns: One item for each stop.
  package static func tour(_ options: RunOptions) -> [PlaybackItem] {
    allCases.map { $0.item(options) }
  }

  func item(_ common: RunOptions) -> PlaybackItem {
    var options = common
    choose(&options)
    options.isOnlyWatched = true
    let caption = caption(Phrases.phrases(for: options.language).demo)
    return PlaybackItem(
      captions: [caption.sentence, caption.title],
      options: options,
      beats: beats
    )
  }

  private func choose(_ options: inout RunOptions) {
    switch self {
    case .approved, .approvedAfterCode, .wrongCodes, .challengeCancelled, .noFunds:
      options.contract = .comgate
    // Red in the one SDK's words, and rightly amber in the other's.
    case .networkLost:
      options.contract = .seb
      options.scenario = BuiltInScenario.networkLostAfter.scenario
    case .pageClosed:
      (options.contract, options.flow) = (.seb, .hosted)
      options.scenario = BuiltInScenario.hostedDismissedPaid.scenario
    case .walletCancelled:
      (options.contract, options.flow) = (.comgate, .wallet)
    }
  }

  private func caption(_ phrases: DemoPhrases) -> DemoPhrases.Caption {
    switch self {
    case .approved: phrases.approved
    case .approvedAfterCode: phrases.approvedAfterCode
    case .wrongCodes: phrases.wrongCodes
    case .challengeCancelled: phrases.challengeCancelled
    case .noFunds: phrases.noFunds
    case .networkLost: phrases.networkLost
    case .pageClosed: phrases.pageClosed
    case .walletCancelled: phrases.walletCancelled
    }
  }
}
