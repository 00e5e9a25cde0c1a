/// What the shopper does in a scenario, so that it ends as it is meant to.
package enum Shopper: CaseIterable, Hashable, Sendable {
  /// Fills in what is asked, confirms, and answers a challenge.
  case pays
  /// Leaves the first screen with Esc.
  case leaves
  /// Pays on the checkout page and closes it before it leads back.
  case paysAndLeaves
  /// Lets the payment's time run out on the first screen.
  case doesNothing
  /// Pays, and leaves the challenge with Esc.
  case leavesChallenge
  /// Pays, and lets the challenge's time run out.
  case ignoresChallenge

  /// What is chosen where a screen offers more than one way on.
  package enum Choice: CaseIterable, Hashable, Sendable {
    /// What leads to a payment: the right code, approve, pay.
    case right
    /// What does not: a wrong code, refuse, cancel on the page.
    case wrong
  }
}
