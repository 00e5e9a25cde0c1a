internal import PaymentCore

extension Simulator {
  /// The columns of the labels, with at least one of air before the longest number.
  func labelWidth(in area: Rectangle) -> Int {
    let form = phrases.form
    let labels = [form.number, form.expiry, form.securityCode("CVP2"), form.name]
    let longest = labels.map { TextWidth.columns(of: $0) }.max() ?? 0
    return min(longest + 2, max(8, area.size.columns - 24))
  }

  func draw(_ form: CardForm, _ frame: inout Frame, _ area: Rectangle) {
    let isRoomy = area.size.rows >= 9
    let labels = labelWidth(in: area)
    var rows = [BodyRow(.help, [Span(phrases.form.title, .strong)])]
    for field in CardField.allCases {
      rows.append(row(of: field, form, area, labels))
      if isRoomy { rows.append(messageRow(of: field, form, area, labels)) }
    }
    rows.append(payRow(form, labels))
    if !isRoomy { rows += loudestMessage(form, area) }
    frame.draw(rows, in: area)
  }

  private func row(
    of field: CardField,
    _ form: CardForm,
    _ area: Rectangle,
    _ labels: Int
  ) -> BodyRow {
    let isFocused = form.focus == .field(field)
    let text = label(of: field, form, within: labels)
    let label = DisplayText.padded(text, to: labels - 1) + " "
    let content = content(of: field, form)
    let width = min(fieldWidth(field), area.size.columns - labels)
    let window = FieldWindow(text: content.text, caret: content.caret, width: width)
    var spans = [
      Span(label, isFocused ? .accent : .plain),
      Span(window.shown, isFocused ? .fieldFocused : .field),
    ]
    if let aside = aside(of: field, form), hasRoom(for: aside, of: field, area, labels) {
      spans.append(Span("  \(aside)", .quiet))
    }
    return BodyRow(
      isFocused ? .focus : .part,
      spans,
      cursor: isFocused ? TextWidth.columns(of: label) + window.cursor : nil
    )
  }

  private func payRow(_ form: CardForm, _ labels: Int) -> BodyRow {
    let isFocused = form.focus == .pay
    let indent = String(repeating: " ", count: labels)
    let button = "[ \(phrases.form.pay(amountText)) ]"
    return BodyRow(
      .focus,
      [Span(indent), Span(button, isFocused ? .buttonFocused : .button)],
      cursor: isFocused ? indent.count + 2 : nil
    )
  }

  private func messageRow(
    of field: CardField,
    _ form: CardForm,
    _ area: Rectangle,
    _ labels: Int
  ) -> BodyRow {
    func message(_ text: String, _ style: Style, _ importance: BodyRow.Importance) -> BodyRow {
      // A long sentence starts further left rather than lose its end.
      let indent = max(0, min(labels, area.size.columns - TextWidth.columns(of: text)))
      return BodyRow(
        importance,
        [Span(String(repeating: " ", count: indent)), Span(text, style)]
      )
    }
    if let text = problemText(of: field, form) { return message(text, .error, .focus) }
    if let notice = form.notice(of: field) {
      return message(phrases.problems.text(notice), .warning, .help)
    }
    if let aside = aside(of: field, form), !hasRoom(for: aside, of: field, area, labels) {
      return message(aside, .quiet, .help)
    }
    if field == .number, form.isEmpty(.number), form.isEmpty(.name), !options.isOnlyWatched {
      return message(firstHint, .quiet, .extra)
    }
    return .air
  }

  /// Where there is no room under each field: what is wrong with the focused one, or with any.
  private func loudestMessage(_ form: CardForm, _ area: Rectangle) -> [BodyRow] {
    func rows(_ importance: BodyRow.Importance, _ text: String, _ style: Style) -> [BodyRow] {
      DisplayText.wrapped(text, to: area.size.columns).map {
        BodyRow(importance, [Span($0, style)])
      }
    }
    var fields = CardField.allCases
    if case .field(let focused) = form.focus {
      fields.removeAll { $0 == focused }
      fields.insert(focused, at: 0)
    }
    for field in fields {
      if let text = problemText(of: field, form) { return rows(.focus, text, .error) }
    }
    for field in fields {
      if let notice = form.notice(of: field) {
        return rows(.help, phrases.problems.text(notice), .warning)
      }
    }
    let hasHint = form.isEmpty(.number) && !options.isOnlyWatched
    return hasHint ? rows(.extra, firstHint, .quiet) : []
  }

  private func problemText(of field: CardField, _ form: CardForm) -> String? {
    form.shownProblem(of: field).map { "! \(phrases.problems.text($0, in: field))" }
  }

  private var firstHint: String { phrases.shell.firstHint("4242 4242 4242 4242", "F2") }

  private func label(of field: CardField, _ form: CardForm, within width: Int) -> String {
    switch field {
    case .number: return phrases.form.number
    case .expiry: return phrases.form.expiry
    case .securityCode:
      let name = form.cardNumber.brand?.securityCodeName ?? "CVC"
      let label = phrases.form.securityCode(name)
      return TextWidth.columns(of: label) < width ? label : name
    case .name: return phrases.form.name
    }
  }

  private func fieldWidth(_ field: CardField) -> Int {
    switch field {
    case .number: 25
    case .expiry: 9
    case .securityCode: 6
    case .name: 30
    }
  }

  private func content(of field: CardField, _ form: CardForm) -> (text: String, caret: Int) {
    switch field {
    case .number:
      let number = form.cardNumber
      return (number.grouped, number.groupedCaret(form.number.caret))
    case .expiry: return (form.expiry.expiry.text, form.expiry.caretInText)
    case .securityCode:
      let count = form.securityCode.digits.count
      return (String(repeating: "•", count: count), form.securityCode.caret)
    case .name: return (DisplayText.safe(form.name.text), form.name.caret)
    }
  }

  private func aside(of field: CardField, _ form: CardForm) -> String? {
    switch field {
    case .number: brandText(form)
    case .expiry: phrases.form.expiryHint
    case .securityCode:
      form.securityCodeLengths.lowerBound == form.securityCodeLengths.upperBound
        ? phrases.form.securityCodeHint("\(form.securityCodeLengths.lowerBound)")
        : phrases.form.securityCodeHint("3–4")
    case .name: nil
    }
  }

  /// What does not fit behind its field stands below it.
  private func hasRoom(
    for aside: String,
    of field: CardField,
    _ area: Rectangle,
    _ labels: Int
  ) -> Bool {
    let used = labels + fieldWidth(field) + 2
    return used + TextWidth.columns(of: aside) <= area.size.columns
  }

  private func brandText(_ form: CardForm) -> String? {
    guard !form.number.digits.isEmpty else { return nil }
    let brands = form.cardNumber.candidates.brands.map(\.name)
    switch brands.count {
    case 0: return nil
    case 1: return brands[0]
    case 2, 3:
      let head = brands.dropLast().joined(separator: ", ")
      return phrases.form.maybe("\(head) \(phrases.form.or) \(brands[brands.count - 1])")
    default: return nil
    }
  }
}

extension CardNumber {
  /// A caret counted in digits, counted in characters of the grouped text.
  fileprivate func groupedCaret(_ caret: Int) -> Int {
    var rest = caret
    var spaces = 0
    for length in groupLengths where rest >= length {
      rest -= length
      spaces += 1
    }
    let isAtEnd = caret == digits.count
    return caret + (isAtEnd ? max(0, groupLengths.count - 1) : spaces)
  }
}
