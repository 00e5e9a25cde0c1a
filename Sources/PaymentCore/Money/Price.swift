/// What the shop asks for: an amount, or a value that an SDK refuses.
package enum Price: Hashable, Sendable {
  /// A usable amount.
  case valid(Money)
  /// A value that is not positive or has too many decimals, as the shop wrote it.
  case refused(text: String, currency: String, problem: AmountProblem)

  /// Reads the shop's amount.
  ///
  /// - Parameters:
  ///   - text: The decimal text.
  ///   - currency: The ISO 4217 alphabetic code.
  /// - Throws: A problem that the shop itself must not let through, such as a decimal comma.
  package init(_ text: String, currency: String) throws(AmountProblem) {
    do {
      self = .valid(try Money(text, currency: currency))
    } catch {
      guard error.isRefusedBySDK else { throw error }
      self = .refused(text: text, currency: currency, problem: error)
    }
  }
}
