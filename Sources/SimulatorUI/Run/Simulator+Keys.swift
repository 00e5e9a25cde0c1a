internal import PaymentCore

extension Simulator {
  mutating func pressOnForm(_ key: Key, _ form: CardForm) {
    if key == .typed(" "), form.focus == .pay { return send(.toggled) }
    if let edit = FieldEdit(key) {
      send(.edited(edit))
    } else {
      pressOnControls(key)
    }
  }

  mutating func pressOnChallenge(_ key: Key, _ challenge: Challenge) {
    if challenge.focus == .code, let edit = FieldEdit(key) {
      send(.edited(edit))
    } else {
      pressOnControls(key)
    }
  }

  /// Keys that move between controls and press them.
  mutating func pressOnControls(_ key: Key) {
    switch key {
    case .tab, .down, .right: send(.focusMoved(forward: true))
    case .backTab, .up, .left: send(.focusMoved(forward: false))
    case .enter: send(.confirmed)
    case .typed(" "): send(.toggled)
    case .escape: send(.cancelled)
    case .typed, .paste, .control, .alt, .function, .backspace, .delete, .wordLeft, .wordRight,
      .home, .end, .pageUp, .pageDown:
      break  // No control takes these.
    }
  }
}

extension FieldEdit {
  /// The edit that a key stands for in a field; nil if it is none.
  init?(_ key: Key) {
    switch key {
    case .typed(let scalar): self = .type(scalar)
    case .paste(let text): self = .paste(text)
    case .backspace: self = .deleteBackward
    case .delete, .control("d"): self = .deleteForward
    case .control("w"): self = .deleteWordBackward
    case .control("u"): self = .deleteToStart
    case .control("k"): self = .deleteToEnd
    case .left, .control("b"): self = .moveLeft
    case .right, .control("f"): self = .moveRight
    case .wordLeft: self = .moveWordLeft
    case .wordRight: self = .moveWordRight
    case .home, .control("a"): self = .moveToStart
    case .end, .control("e"): self = .moveToEnd
    case .control, .alt, .function, .enter, .tab, .backTab, .escape, .up, .down, .pageUp,
      .pageDown:
      return nil
    }
  }
}
