import PaymentContracts

/// A status resolver outside the simulated platform, which must not outlive the run.
protocol StatusResolver: SEB.PaymentStatusResolving {
  /// Ends what still runs for it.
  func end()
}

extension Duration {
  /// The time that an outside lookup has.
  ///
  /// The SDK gives up after 30 s. It comes first, so that a lookup without an answer ends the same
  /// way whether it is simulated or not.
  static let lookupLimit = Duration.seconds(31)
}
