/// Which of an SDK's payments is meant: the first is 1.
public struct RunID: Hashable, Sendable {
  /// The position in the order of starts.
  public let number: Int

  init(number: Int) {
    self.number = number
  }
}
