/// Which of an SDK's payments is meant: the first is 1.
package struct RunID: Hashable, Sendable {
  /// The position in the order of starts.
  package let number: Int

  init(number: Int) {
    self.number = number
  }
}
