extension CardForm {
  var numberProblem: FieldProblem? {
    switch cardNumber.verdict {
    case .empty: .required
    case .incomplete: .incomplete
    case .luhn: .luhn
    case .tooLong(let excess): .tooLong(by: excess)
    case .unknownBrand: .unknownBrand
    case .valid:
      publishedScenario != nil || cards.acceptsAnyCard ? nil : .unpublishedNumber
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
