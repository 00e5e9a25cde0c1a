/// The card-entry form: four fields, the focus, and what has been said about the fields.
package struct CardForm: Hashable, Sendable {
  /// What the shopper's next key goes to.
  package enum Focus: Hashable, Sendable {
    /// A field.
    case field(CardField)
    /// The Pay button.
    case pay
  }

  /// The number field; 64 digits are kept.
  package private(set) var number = DigitField(capacity: 64) {
    didSet { judgeNumber() }
  }
  /// The card number as typed.
  package private(set) var cardNumber = CardNumber(digits: [])
  /// The expiry field.
  package private(set) var expiry = ExpiryField()
  /// The security code field; 16 digits are kept.
  package private(set) var securityCode = DigitField(capacity: 16)
  /// The cardholder's name; 1,024 characters are kept.
  package private(set) var name = LineEditor()
  /// How many characters of the name the last edit left out.
  package private(set) var nameDropped = 0
  /// Where the next key goes.
  package private(set) var focus = Focus.field(.number)
  /// The day on which the expiry is judged.
  package let today: CalendarDay
  /// The numbers that may be paid with.
  package let numbers: PublishedNumbers
  /// Whether the form checks its fields itself, or leaves that to the SDK.
  package let checksFields: Bool
  /// Whether the number is a published one.
  private(set) var isPublished = false
  private var left: Set<CardField> = []

  /// Makes an empty form.
  package init(today: CalendarDay, numbers: PublishedNumbers, checksFields: Bool = true) {
    self.today = today
    self.numbers = numbers
    self.checksFields = checksFields
  }

  /// What is wrong with a field as it stands; nil if nothing is.
  package func problem(of field: CardField) -> FieldProblem? {
    switch field {
    case .number: numberProblem
    case .expiry: expiryProblem
    case .securityCode: securityCodeProblem
    case .name: CardholderName.problem(of: name.text)
    }
  }

  /// What is said about a field now: at once if no key can mend it, else once it has been left.
  package func shownProblem(of field: CardField) -> FieldProblem? {
    guard checksFields || (field == .number && numberProblem == .unpublishedNumber) else {
      return nil
    }
    guard let problem = problem(of: field) else { return nil }
    return left.contains(field) || isBeyondMending(field, problem) ? problem : nil
  }

  /// Something to say about a field that is no problem.
  package func notice(of field: CardField) -> FieldNotice? {
    let dropped =
      switch field {
      case .number: number.dropped
      case .expiry: expiry.dropped
      case .securityCode: securityCode.dropped
      case .name: nameDropped
      }
    if dropped > 0 { return .dropped(dropped) }
    let isUnchecked = field == .number && cardNumber.verdict == .valid && !cardNumber.passesLuhn
    return isUnchecked ? .luhnNotRequired : nil
  }

  /// Applies an edit to the field with the focus; Backspace in an empty field goes to the one before.
  package mutating func apply(_ edit: FieldEdit) {
    guard case .field(let field) = focus else { return }
    if edit == .deleteBackward, isEmpty(field), let before = CardForm.order.before(focus) {
      move(to: before)
      return
    }
    switch field {
    case .number: number.apply(edit)
    case .expiry: expiry.apply(edit)
    case .securityCode: securityCode.apply(edit)
    case .name: nameDropped = name.apply(edit, capacity: 1024)
    }
    if edit.isChange { left.remove(field) }
  }

  /// Moves the focus to the next or the one before, round the ends.
  package mutating func moveFocus(forward: Bool) {
    let next = forward ? CardForm.order.after(focus) : CardForm.order.before(focus)
    let end = forward ? CardForm.order.first : CardForm.order.last
    if let target = next ?? end { move(to: target) }
  }

  /// Moves the focus; a field that is left with something in it may show what is wrong with it.
  package mutating func move(to target: Focus) {
    if case .field(let field) = focus, target != focus, !isEmpty(field) { left.insert(field) }
    focus = target
  }

  /// Fills all four fields and moves to Pay, as choosing a test card does.
  package mutating func fill(_ entry: CardEntry) {
    number = DigitField(capacity: 64, digits: CardNumber(entry.number)?.digits ?? [])
    expiry = ExpiryField()
    expiry.apply(.paste(entry.expiry))
    securityCode = DigitField(
      capacity: 16,
      digits: CardNumber(entry.securityCode)?.digits ?? []
    )
    name = LineEditor()
    name.insert(entry.name)
    left = []
    focus = .pay
  }

  /// Checks the whole form; every problem is said and the focus goes to the first field that objects.
  ///
  /// - Returns: Whether the card may be sent.
  package mutating func submit() -> Bool {
    let objecting = CardField.allCases.first { field in
      guard let problem = problem(of: field) else { return false }
      return checksFields || problem == .unpublishedNumber
    }
    guard let objecting else { return true }
    left = Set(CardField.allCases)
    focus = .field(objecting)
    return false
  }

  /// Whether a field has nothing in it.
  package func isEmpty(_ field: CardField) -> Bool {
    switch field {
    case .number: number.digits.isEmpty
    case .expiry: expiry.expiry.digits.isEmpty
    case .securityCode: securityCode.digits.isEmpty
    case .name: name.text.isEmpty
    }
  }

  private static let order = CardField.allCases.map(Focus.field) + [.pay]

  private mutating func judgeNumber() {
    guard number.digits != cardNumber.digits else { return }
    cardNumber = CardNumber(digits: number.digits)
    isPublished = numbers.contains(cardNumber)
  }
}

extension [CardForm.Focus] {
  fileprivate func after(_ focus: Element) -> Element? {
    firstIndex(of: focus).flatMap { $0 + 1 < count ? self[$0 + 1] : nil }
  }

  fileprivate func before(_ focus: Element) -> Element? {
    firstIndex(of: focus).flatMap { $0 > 0 ? self[$0 - 1] : nil }
  }
}

/// The four fields of the card form, in their order.
package enum CardField: CaseIterable, Hashable, Sendable {
  /// The card number (PAN).
  case number
  /// Month and year of expiry.
  case expiry
  /// The security code (CVC, CVV, CID).
  case securityCode
  /// The cardholder's name.
  case name
}
