internal import PaymentCore
internal import SimulatorUI

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
  /// Every tour is the same, on whatever day: today and the identifiers are those of a replay.
  ///
  /// - Parameter settings: What is chosen for all of it, such as the language.
  /// - Returns: One item for each stop.
  /// - Throws: `OptionError` about the first setting that cannot be used.
  package static func tour(_ settings: RunSettings = RunSettings()) throws(OptionError)
    -> [PlaybackItem]
  {
    var items: [PlaybackItem] = []
    for stop in allCases { items.append(try stop.item(settings)) }
    return items
  }

  func item(_ settings: RunSettings) throws(OptionError) -> PlaybackItem {
    var all = settings
    for (option, value) in self.settings { all.set(option, to: value) }
    var options = try all.runOptions(
      in: RunSettings.Surroundings(today: Replay.usualToday, seed: Replay.usualSeed)
    )
    options.isOnlyWatched = true
    let caption = caption(Phrases.phrases(for: options.language).demo)
    return PlaybackItem(
      captions: [caption.sentence, caption.title],
      options: options,
      beats: beats
    )
  }

  private var settings: [(RunOption, String)] {
    switch self {
    case .approved, .approvedAfterCode, .wrongCodes, .challengeCancelled, .noFunds:
      [(.contract, "comgate")]
    // Red in the one SDK's words, and rightly amber in the other's.
    case .networkLost: [(.contract, "seb"), (.scenario, "network-lost-after")]
    case .pageClosed: [(.scenario, "hosted-dismissed-paid")]
    case .walletCancelled: [(.flow, "wallet")]
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
