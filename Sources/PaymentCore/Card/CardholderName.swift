/// The rule for a cardholder's name: present, up to 255 characters, not a number.
///
/// Source: the published checks of card form libraries; a name of digits only is a card number
/// typed in the wrong place.
package enum CardholderName {
  /// The most characters a name has.
  package static let longest = 255

  /// What is wrong with a name; nil if nothing is.
  package static func problem(of text: String) -> FieldProblem? {
    let scalars = text.unicodeScalars
    guard scalars.contains(where: { !DigitText.isBlank($0) }) else { return .required }
    guard scalars.contains(where: { DigitText.digit($0) == nil && !DigitText.isSeparator($0) })
    else { return .digitsOnly }
    return text.count > longest ? .tooLong(by: text.count - longest) : nil
  }
}
