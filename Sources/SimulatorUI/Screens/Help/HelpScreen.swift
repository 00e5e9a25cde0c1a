internal import PaymentContracts
internal import PaymentCore

extension Simulator {
  /// The keys of the present screen, from the one key table.
  var help: ScrollingList { ScrollingList(title: phrases.keys.title, lines: helpLines) }

  /// All that the help says.
  var helpLines: [[Span]] {
    let keys = phrases.keys
    var entries: [(String, String)] = screenKeys
    for binding in KeyBinding.all where applies(binding.action) {
      entries.append((binding.name, binding.phrase(keys)))
    }
    let column = (entries.map { TextWidth.columns(of: $0.0) }.max() ?? 0) + 2
    return entries.map { name, text in
      [Span(DisplayText.padded(name, to: column), .key), Span(text)]
    }
  }

  /// Whether a key does anything on the present screen.
  func applies(_ action: KeyBinding.Action) -> Bool {
    switch action {
    case .help, .inspector, .language, .contract, .repaint, .suspend, .interrupt: true
    case .picker, .flow: if case .paying(let flow) = phase { flow.isBeforeSending } else { false }
    case .secondPayment: showsSDK
    case .checkpoint: isRecording
    }
  }

  private var screenKeys: [(String, String)] {
    let keys = phrases.keys
    guard case .paying(let flow) = phase else {
      return [("Enter", keys.leave), ("n", keys.another)]
    }
    switch flow.state {
    case .cardForm:
      return [
        ("Tab ↓", keys.next), ("Shift-Tab ↑", keys.previous), ("Enter", keys.confirm),
        ("Ctrl-A E U W K", keys.edit), ("Esc", keys.cancel),
      ]
    case .challenge, .checkoutPage, .walletSheet:
      return [
        ("Tab ↓", keys.next), ("Shift-Tab ↑", keys.previous), ("Enter Space", keys.toggle),
        ("Esc", keys.cancel),
      ]
    case .processing, .finished: return []
    }
  }
}
