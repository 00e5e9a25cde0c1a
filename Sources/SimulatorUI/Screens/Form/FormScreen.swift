internal import PaymentCore

/// The card form: four fields, what is wrong with each, and the button.
struct FormScreen {
  let form: CardForm
  let texts: FormPhrases
  let problems: ProblemPhrases
  /// The amount as it is shown.
  let amount: String
  /// What an empty form suggests; nil where nobody can type.
  let hint: String?

  func draw(_ frame: inout Frame, in area: Rectangle) {
    frame.draw(rows(in: area.size), in: area)
  }

  func rows(in size: Size) -> [BodyRow] {
    let isRoomy = size.rows >= 9
    let labels = labelWidth(in: size)
    var rows = [BodyRow(.help, [Span(texts.title, .strong)])]
    for field in CardField.allCases {
      rows.append(row(of: field, size, labels))
      if isRoomy { rows.append(messageRow(of: field, size, labels)) }
    }
    rows.append(payRow(labels))
    if !isRoomy { rows += loudestMessage(size) }
    return rows
  }

  /// The columns of the labels, with at least one of air before the longest number.
  private func labelWidth(in size: Size) -> Int {
    let labels = [texts.number, texts.expiry, texts.securityCode("CVP2"), texts.name]
    let longest = labels.map { TextWidth.columns(of: $0) }.max() ?? 0
    return min(longest + 2, max(8, size.columns - 24))
  }

  private func row(of field: CardField, _ size: Size, _ labels: Int) -> BodyRow {
    let isFocused = form.focus == .field(field)
    let text = label(of: field, within: labels)
    let label = DisplayText.padded(text, to: labels - 1) + " "
    let content = content(of: field)
    let width = min(fieldWidth(field), size.columns - labels)
    let window = FieldWindow(text: content.text, caret: content.caret, width: width)
    var spans = [
      Span(label, isFocused ? .accent : .plain),
      Span(window.shown, isFocused ? .fieldFocused : .field),
    ]
    if let aside = aside(of: field), hasRoom(for: aside, of: field, size, labels) {
      spans.append(Span("  \(aside)", .quiet))
    }
    return BodyRow(
      isFocused ? .focus : .part,
      spans,
      cursor: isFocused ? TextWidth.columns(of: label) + window.cursor : nil
    )
  }

  private func payRow(_ labels: Int) -> BodyRow {
    let isFocused = form.focus == .pay
    let indent = String(repeating: " ", count: labels)
    let button = "[ \(texts.pay(amount)) ]"
    return BodyRow(
      .focus,
      [Span(indent), Span(button, isFocused ? .buttonFocused : .button)],
      cursor: isFocused ? indent.count + 2 : nil
    )
  }

  private func messageRow(of field: CardField, _ size: Size, _ labels: Int) -> BodyRow {
    func message(_ text: String, _ style: Style, _ importance: BodyRow.Importance) -> BodyRow {
      // A long sentence starts further left rather than lose its end.
      let indent = max(0, min(labels, size.columns - TextWidth.columns(of: text)))
      return BodyRow(
        importance,
        [Span(String(repeating: " ", count: indent)), Span(text, style)]
      )
    }
    if let text = problemText(of: field) { return message(text, .error, .focus) }
    if let notice = form.notice(of: field) {
      return message(problems.text(notice), .warning, .help)
    }
    if let aside = aside(of: field), !hasRoom(for: aside, of: field, size, labels) {
      return message(aside, .quiet, .help)
    }
    if let hint, field == .number, form.isEmpty(.number), form.isEmpty(.name) {
      return message(hint, .quiet, .extra)
    }
    return .air
  }

  /// Where there is no room under each field: what is wrong with the focused one, or with any.
  private func loudestMessage(_ size: Size) -> [BodyRow] {
    func rows(_ importance: BodyRow.Importance, _ text: String, _ style: Style) -> [BodyRow] {
      DisplayText.wrapped(text, to: size.columns).map {
        BodyRow(importance, [Span($0, style)])
      }
    }
    var fields = CardField.allCases
    if case .field(let focused) = form.focus {
      fields.removeAll { $0 == focused }
      fields.insert(focused, at: 0)
    }
    for field in fields {
      if let text = problemText(of: field) { return rows(.focus, text, .error) }
    }
    for field in fields {
      if let notice = form.notice(of: field) {
        return rows(.help, problems.text(notice), .warning)
      }
    }
    guard let hint, form.isEmpty(.number) else { return [] }
    return rows(.extra, hint, .quiet)
  }

  private func problemText(of field: CardField) -> String? {
    form.shownProblem(of: field).map { "! \(problems.text($0, in: field))" }
  }

  private func label(of field: CardField, within width: Int) -> String {
    switch field {
    case .number: return texts.number
    case .expiry: return texts.expiry
    case .securityCode:
      let name = form.cardNumber.brand?.securityCodeName ?? "CVC"
      let label = texts.securityCode(name)
      return TextWidth.columns(of: label) < width ? label : name
    case .name:
      let label = texts.name
      return TextWidth.columns(of: label) < width ? label : texts.nameShort
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

  private func content(of field: CardField) -> (text: String, caret: Int) {
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

  private func aside(of field: CardField) -> String? {
    switch field {
    case .number: brandText
    case .expiry: texts.expiryHint
    case .securityCode:
      form.securityCodeLengths.lowerBound == form.securityCodeLengths.upperBound
        ? texts.securityCodeHint("\(form.securityCodeLengths.lowerBound)")
        : texts.securityCodeHint("3–4")
    case .name: nil
    }
  }

  /// What does not fit behind its field stands below it.
  private func hasRoom(
    for aside: String,
    of field: CardField,
    _ size: Size,
    _ labels: Int
  ) -> Bool {
    let used = labels + fieldWidth(field) + 2
    return used + TextWidth.columns(of: aside) <= size.columns
  }

  private var brandText: String? {
    guard !form.number.digits.isEmpty else { return nil }
    let brands = form.cardNumber.candidates.brands.map(\.name)
    switch brands.count {
    case 0: return nil
    case 1: return brands[0]
    case 2, 3:
      let head = brands.dropLast().joined(separator: ", ")
      return texts.maybe("\(head) \(texts.or) \(brands[brands.count - 1])")
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
