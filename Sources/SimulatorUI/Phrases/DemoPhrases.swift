/// The built-in tour and whatever else is played: one row below the screen.
package struct DemoPhrases: Sendable {
  /// What an ending of the tour is called.
  package struct Caption: Hashable, Sendable {
    /// A few words, for a narrow screen.
    package let title: String
    /// One sentence.
    package let sentence: String
  }

  /// Go on with the next item.
  package let next: String
  /// Stop.
  package let pause: String
  /// Go on after a stop.
  package let resume: String
  /// Play the item again.
  package let again: String
  /// Go on to the next change.
  package let step: String
  /// Faster and slower.
  package let speed: String
  /// Leave.
  package let leave: String
  /// It stands still.
  package let paused: String
  /// The recorded screen, %1 cells, is larger than this one.
  package let part: Template
  /// A card that is approved at once.
  package let approved: Caption
  /// A card that is approved after the bank's challenge.
  package let approvedAfterCode: Caption
  /// Three wrong codes.
  package let wrongCodes: Caption
  /// The shopper cancels the challenge, which the SDKs tell differently.
  package let challengeCancelled: Caption
  /// A card without enough money.
  package let noFunds: Caption
  /// The network is lost after the payment was sent.
  package let networkLost: Caption
  /// Paid on the checkout page, which is closed before it returns.
  package let pageClosed: Caption
  /// The shopper closes the wallet.
  package let walletCancelled: Caption
}
