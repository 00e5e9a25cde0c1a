internal import PaymentCore

extension Simulator {
  mutating func pressInOverlay(_ key: Key) {
    switch overlay {
    case .help:
      if key == .escape || key == .enter { overlay = nil }
    case .inspector(let scroll): pressInInspector(key, scroll: scroll)
    case .picker(let picker): press(key, in: picker)
    case nil: break  // Nothing lies over the screen.
    }
  }

  private mutating func pressInInspector(_ key: Key, scroll: Int) {
    let page = max(1, size.rows - 4)
    let last = max(0, inspectorLines(width: size.columns - 4).count - page)
    func moved(by offset: Int) -> Overlay {
      .inspector(scroll: max(0, min(last, scroll + offset)))
    }
    switch key {
    case .up: overlay = moved(by: -1)
    case .down: overlay = moved(by: 1)
    case .pageUp: overlay = moved(by: -page)
    case .pageDown, .typed(" "): overlay = moved(by: page)
    case .home: overlay = .inspector(scroll: 0)
    case .end: overlay = .inspector(scroll: last)
    case .escape, .enter: overlay = nil
    case .typed, .paste, .control, .alt, .function, .tab, .backTab, .backspace, .delete, .left,
      .right, .wordLeft, .wordRight:
      break  // No other key scrolls.
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
