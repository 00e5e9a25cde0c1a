/// What is wrong with a field of the card form.
package enum FieldProblem: Hashable, Sendable {
  /// Nothing typed.
  case required
  /// More characters are needed.
  case incomplete
  /// The number's check digit is wrong.
  case luhn
  /// No scheme has such numbers.
  case unknownBrand
  /// More characters than the field takes; by how many.
  case tooLong(by: Int)
  /// A number that is not a published test number and may belong to a real card.
  case unpublishedNumber
  /// The month is not 01 to 12.
  case invalidMonth
  /// The card has expired.
  case expired
  /// The expiry is more than 20 years ahead.
  case tooFarAhead
  /// Not a month and a year.
  case notADate
  /// A name of digits only: a number typed in the wrong place.
  case digitsOnly
}
