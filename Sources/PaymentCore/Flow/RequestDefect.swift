/// Why an SDK refuses a request before it shows anything.
package enum RequestDefect: Hashable, Sendable {
  /// Another payment is on the screen.
  case anotherPaymentOnScreen
  /// The session was never opened.
  case sessionNotInitialized
  /// The price is not positive or not whole minor units.
  case invalidPrice
  /// Both a recurring payment and a preauthorisation were asked for.
  case conflictingOptions
  /// A value of the backend's answer is missing or unusable.
  case unusable(UnusableValue)
}
