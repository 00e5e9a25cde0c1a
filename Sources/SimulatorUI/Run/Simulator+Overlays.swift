internal import PaymentCore

extension Simulator {
  mutating func pressInOverlay(_ key: Key) {
    switch overlay {
    case .help(let scroll):
      overlay = scrolled(from: scroll, by: key, in: help).map { .help(scroll: $0) }
    case .inspector(let scroll):
      let list = inspector.list(on: size)
      overlay = scrolled(from: scroll, by: key, in: list).map { .inspector(scroll: $0) }
    case .picker(let picker): press(key, in: picker)
    case nil: break  // Nothing lies over the screen.
    }
  }

  /// Where a list begins after a key; nil if the key closes it.
  private func scrolled(from first: Int, by key: Key, in list: ScrollingList) -> Int? {
    let page = ScrollingList.rows(of: size)
    let last = list.lastStart(on: size)
    switch key {
    case .up: return max(0, first - 1)
    case .down: return min(last, first + 1)
    case .pageUp: return max(0, first - page)
    case .pageDown, .typed(" "): return min(last, first + page)
    case .home: return 0
    case .end: return last
    case .escape, .enter: return nil
    case .typed, .paste, .control, .alt, .function, .tab, .backTab, .backspace, .delete, .left,
      .right, .wordLeft, .wordRight:
      return first  // No other key scrolls.
    }
  }

  private mutating func press(_ key: Key, in picker: Picker) {
    var picker = picker
    let page = max(1, size.rows - 7)
    switch key {
    case .escape:
      overlay = nil
      return
    case .enter:
      overlay = nil
      if let choice = picker.chosen { choose(choice) }
      return
    case .up, .backTab: picker.move(by: -1)
    case .down, .tab: picker.move(by: 1)
    case .pageUp: picker.move(by: -page)
    case .pageDown: picker.move(by: page)
    case .home: picker.move(by: -picker.choices.count)
    case .end: picker.move(by: picker.choices.count)
    case .backspace: picker.deleteBackward()
    case .typed(let scalar): picker.type(scalar)
    case .paste, .control, .alt, .function, .delete, .left, .right, .wordLeft, .wordRight:
      break  // No other key chooses.
    }
    overlay = .picker(picker)
  }

  private mutating func choose(_ choice: Picker.Choice) {
    switch choice {
    case .card(let card):
      options.scenario = nil
      let entry = CardEntry(number: card.number, today: options.today)
      if options.flow == .card {
        send(.scenarioChosen(nil))
        send(.filled(entry))
      } else {
        waitingEntry = entry
        restart(in: .card)
      }
    case .scenario(let scenario):
      options.scenario = scenario
      notice = .scenarioChosen(scenario.name)
      if options.flow == .card, scenario.flow == .card {
        send(.scenarioChosen(scenario))
      } else {
        restart(in: scenario.flow)
      }
    }
  }
}
