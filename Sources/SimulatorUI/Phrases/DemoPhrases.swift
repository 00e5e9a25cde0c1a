/// The built-in tour and whatever else is played: one row below the screen.
public struct DemoPhrases: Sendable {
  /// What an ending of the tour is called.
  public struct Caption: Hashable, Sendable {
    /// A few words, for a narrow screen.
    public let title: String
    /// One sentence.
    public let sentence: String
  }

  /// Go on with the next item.
  public let next: String
  /// Stop.
  public let pause: String
  /// Go on after a stop.
  public let resume: String
  /// Play the item again.
  public let again: String
  /// Go on to the next change.
  public let step: String
  /// Faster and slower.
  public let speed: String
  /// Leave.
  public let leave: String
  /// It stands still.
  public let paused: String
  /// The recorded screen, %1 cells, is larger than this one.
  public let part: Template
  /// A card that is approved at once.
  public let approved: Caption
  /// A card that is approved after the bank's challenge.
  public let approvedAfterCode: Caption
  /// Three wrong codes.
  public let wrongCodes: Caption
  /// The shopper cancels the challenge, which the SDKs tell differently.
  public let challengeCancelled: Caption
  /// A card without enough money.
  public let noFunds: Caption
  /// The network is lost after the payment was sent.
  public let networkLost: Caption
  /// Paid on the checkout page, which is closed before it returns.
  public let pageClosed: Caption
  /// The shopper closes the wallet.
  public let walletCancelled: Caption
}
