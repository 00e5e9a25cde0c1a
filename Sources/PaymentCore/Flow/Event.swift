/// Something that happened to a run: a person's act, time, or an answer from outside.
package enum Event: Hashable, Sendable {
  /// Time passed.
  case elapsed(Duration)
  /// The text with the focus was edited.
  case edited(FieldEdit)
  /// The focus moved on or back.
  case focusMoved(forward: Bool)
  /// Enter: the next field, or what the focused control does.
  case confirmed
  /// Space on a choice or a button.
  case toggled
  /// Pay was pressed.
  case submitted
  /// The shopper cancelled what is on the screen.
  case cancelled
  /// The form was filled by choosing a card.
  case filled(CardEntry)
  /// A scenario was chosen, or taken back (nil).
  indirect case scenarioChosen(Scenario?)
  /// The program came back to the foreground.
  case cameBack
  /// The program was told to stop, or has lost its terminal.
  case stopped
  /// A status resolver answered.
  case lookupAnswered(LookupAnswer)
  /// The platform said how the payment ended.
  case platformAnswered(PlatformAnswer)
}
