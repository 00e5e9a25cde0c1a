internal import PaymentCore

extension PlainDialogue {
  var payChoices: [PlainChoice] {
    [
      PlainChoice(text: Self.writable(phrases.form.pay(simulator.amountText)), act: .pay),
      PlainChoice(text: plain.changeCard, act: .changeCard),
      PlainChoice(text: phrases.wallet.cancel, act: .cancel),
    ]
  }

  func label(of field: CardField) -> String {
    let texts = phrases.form
    return switch field {
    case .number: texts.number
    case .expiry: texts.expiry
    case .securityCode: texts.securityCode(form?.cardNumber.brand?.securityCodeName ?? "CVC")
    case .name: texts.name
    }
  }

  func prompt(for field: CardField) -> String {
    let texts = phrases.form
    let label =
      switch field {
      case .number, .name: label(of: field)
      case .expiry: "\(label(of: field)) (\(texts.expiryHint))"
      case .securityCode: "\(label(of: field)), \(texts.securityCodeHint(codeLengths))"
      }
    guard let form, let value = value(of: field, form) else { return Self.writable(label) }
    return Self.writable(plain.keeps(label, value))
  }

  /// Puts an answer into a field and goes on, as Enter does; nothing keeps what is there.
  mutating func fill(_ field: CardField, with text: String) {
    if !text.isEmpty {
      clear()
      press(.paste(text))
      if let form, let notice = form.notice(of: field) { say(phrases.problems.text(notice)) }
    }
    guard let form else { return }
    if form.isEmpty(field), form.checksFields {
      return object(phrases.problems.text(.required, in: field))
    }
    press(.enter)
    guard let form = self.form else { return }
    if let problem = form.shownProblem(of: field) {
      return refuse(field, problem)
    }
    if field == .number { say(shownNumber(form)) }
    if case .field(let next) = form.focus, let problem = form.shownProblem(of: next) {
      refuse(next, problem)
    }
  }

  /// Pays with a form that is filled.
  mutating func pay() {
    press(.enter)
    guard let form, case .field(let field) = form.focus, let problem = form.shownProblem(of: field)
    else { return }
    refuse(field, problem)
  }

  /// Says what is in a form that a card or a scenario has filled.
  mutating func tellFilledForm() {
    guard let form else { return }
    for field in CardField.allCases {
      if let value = value(of: field, form) { say("\(label(of: field)): \(value)") }
    }
    tellChoices(of: .one(payChoices, label: nil))
  }

  private var form: CardForm? {
    if case .cardForm(let form) = paymentState { form } else { nil }
  }

  private var codeLengths: String {
    let lengths = form?.securityCodeLengths ?? 3...4
    return lengths.lowerBound == lengths.upperBound
      ? "\(lengths.lowerBound)" : "\(lengths.lowerBound)–\(lengths.upperBound)"
  }

  /// What a field holds, as it may be said; nil if that is nothing.
  private func value(of field: CardField, _ form: CardForm) -> String? {
    guard !form.isEmpty(field) else { return nil }
    return switch field {
    case .number: shownNumber(form)
    case .expiry: form.expiry.expiry.text
    case .securityCode: phrases.form.securityCodeHint("\(form.securityCode.digits.count)")
    case .name: form.name.text
    }
  }

  private func shownNumber(_ form: CardForm) -> String {
    let number = form.cardNumber
    // Fewer digits than a card has would be most of the number.
    guard let brand = number.brand, number.digits.count >= 12 else {
      return phrases.form.securityCodeHint("\(number.digits.count)")
    }
    return plain.endsIn(brand.name, number.lastFour)
  }

  /// Says what is wrong with a field, empties it and asks for it again.
  private mutating func refuse(_ field: CardField, _ problem: FieldProblem) {
    object(phrases.problems.text(problem, in: field))
    for _ in 0...CardField.allCases.count where form?.focus != .field(field) { press(.backTab) }
    clear()
  }

  private mutating func clear() {
    press(.end, .control("u"))
  }
}
