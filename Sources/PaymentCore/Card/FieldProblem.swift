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

/// Something worth saying about a field that is no problem.
package enum FieldNotice: Hashable, Sendable {
  /// Characters that the field does not take were left out; how many.
  case dropped(Int)
  /// The number fails the Luhn check, which its scheme permits.
  case luhnNotRequired
}

/// What an SDK's own check of the card fields objects to.
package enum FieldCheck: CaseIterable, Hashable, Sendable {
  /// The card number.
  case invalidPAN
  /// The month of expiry.
  case invalidExpiryMonth
  /// The card has expired.
  case cardExpired
  /// The security code.
  case invalidSecurityCode
  /// There is no cardholder's name.
  case missingName
  /// Two or more fields.
  case several
}

extension CardForm {
  var numberProblem: FieldProblem? {
    switch cardNumber.verdict {
    case .empty: .required
    case .incomplete: .incomplete
    case .luhn: .luhn
    case .tooLong(let excess): .tooLong(by: excess)
    case .unknownBrand: .unknownBrand
    case .valid:
      isPublished || numbers.acceptsAnyCard ? nil : .unpublishedNumber
    }
  }

  var expiryProblem: FieldProblem? {
    switch expiry.expiry.verdict(today: today) {
    case .empty: .required
    case .incomplete: .incomplete
    case .invalidMonth: .invalidMonth
    case .expired: .expired
    case .tooFar: .tooFarAhead
    case .malformed: .notADate
    case .valid: nil
    }
  }

  var securityCodeProblem: FieldProblem? {
    let count = securityCode.digits.count
    guard count > 0 else { return .required }
    let lengths = securityCodeLengths
    if count < lengths.lowerBound { return .incomplete }
    return count > lengths.upperBound ? .tooLong(by: count - lengths.upperBound) : nil
  }

  /// The permitted lengths of the security code: 3 or 4 while the scheme is not known.
  package var securityCodeLengths: ClosedRange<Int> {
    guard let brand = cardNumber.brand else { return 3...4 }
    return brand.securityCodeLength...brand.securityCodeLength
  }

  func isBeyondMending(_ field: CardField, _ problem: FieldProblem) -> Bool {
    switch problem {
    case .unknownBrand, .tooLong, .invalidMonth, .notADate, .tooFarAhead: true
    case .expired: field == .expiry && expiry.expiry.isBeyondMending(today: today)
    case .required, .incomplete, .luhn, .unpublishedNumber, .digitsOnly: false
    }
  }

  /// What the SDK's own check of the fields finds; nil if it finds nothing.
  package var fieldCheck: FieldCheck? {
    let failing = CardField.allCases.filter { problem(of: $0) != nil }
    guard failing.count < 2 else { return .several }
    return failing.first.map { field in
      switch field {
      case .number: .invalidPAN
      case .expiry: expiryProblem == .expired ? .cardExpired : .invalidExpiryMonth
      case .securityCode: .invalidSecurityCode
      case .name: .missingName
      }
    }
  }
}

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
