package import PaymentCore

/// The text that the next key would edit.
package struct TextEntry: Hashable, Sendable {
  /// Where the text stands.
  package enum Place: Hashable, Sendable {
    /// A field of the card form.
    case field(CardField)
    /// The code of a challenge.
    case code
    /// The words that narrow the list of cards and scenarios down.
    case picker
  }

  fileprivate enum Source: Hashable, Sendable {
    case form(CardForm, CardField)
    case challenge(Challenge)
    case picker(Picker)
  }

  private let source: Source

  fileprivate init(_ source: Source) {
    self.source = source
  }

  /// Where the text stands.
  package var place: Place {
    switch source {
    case .form(_, let field): .field(field)
    case .challenge: .code
    case .picker: .picker
    }
  }

  /// The text as it is held.
  package var text: String {
    switch source {
    case .form(let form, .number): form.number.text
    case .form(let form, .expiry): form.expiry.expiry.text
    case .form(let form, .securityCode): form.securityCode.text
    case .form(let form, .name): form.name.text
    case .challenge(let challenge): challenge.code.text
    case .picker(let picker): picker.filter
    }
  }

  /// How many characters stand before the caret.
  package var caret: Int {
    switch source {
    case .form(let form, .number): form.number.caret
    case .form(let form, .expiry): form.expiry.caretInText
    case .form(let form, .securityCode): form.securityCode.caret
    case .form(let form, .name): form.name.caret
    case .challenge(let challenge): challenge.code.caret
    case .picker(let picker): picker.filter.count
    }
  }

  /// Whether the text, and all that was typed for it, may be told to anybody.
  ///
  /// - Parameters:
  ///   - typed: All that was typed, in its order, deleted characters too.
  ///   - keepsName: Whether a name may be told too, as long as it has no digits.
  /// - Returns: Whether all of it may be told.
  package func isPublic(typed: String, keepsName: Bool) -> Bool {
    switch source {
    case .form(let form, .name) where keepsName: form.isNameWithoutDigits(typed: typed)
    case .form(let form, let field): form.isPublic(field, typed: typed)
    case .challenge(let challenge): challenge.isCodePublic(typed: typed)
    case .picker(let picker): picker.isPublic(typed: typed)
    }
  }

  /// A text that has the same effect in the same place, and that tells nothing.
  package func standIn(keepsName: Bool) -> String {
    switch source {
    case .form(let form, .name) where keepsName && form.isNameWithoutDigits(typed: ""):
      form.name.text
    case .form(let form, let field): form.standIn(for: field)
    case .challenge(let challenge): challenge.codeStandIn
    case .picker(let picker): picker.standIn
    }
  }

  /// Whether a key edits the text, moves of the caret among it.
  package func isEdit(_ key: Key) -> Bool {
    switch source {
    case .form, .challenge: FieldEdit(key) != nil
    case .picker:
      switch key {
      case .typed, .backspace: true
      case .paste, .control, .alt, .function, .enter, .tab, .backTab, .escape, .delete, .up,
        .down, .left, .right, .wordLeft, .wordRight, .home, .end, .pageUp, .pageDown:
        false
      }
    }
  }
}

extension Simulator {
  /// The text that the next key would edit; nil if there is none.
  package var textEntry: TextEntry? {
    guard !isTooSmall else { return nil }
    switch overlay {
    case .picker(let picker): return TextEntry(.picker(picker))
    case .help, .inspector: return nil
    case nil: break
    }
    guard case .paying(let flow) = phase else { return nil }
    switch flow.state {
    case .cardForm(let form):
      guard case .field(let field) = form.focus else { return nil }
      return TextEntry(.form(form, field))
    case .challenge(let challenge):
      return challenge.focus == .code ? TextEntry(.challenge(challenge)) : nil
    case .checkoutPage, .walletSheet, .processing, .finished: return nil
    }
  }
}
