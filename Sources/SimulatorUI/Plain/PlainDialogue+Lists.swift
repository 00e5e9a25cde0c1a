internal import PaymentCore

extension PlainDialogue {
  /// The lines of a list, in the screen's order.
  func items(of list: PlainList) -> [Picker.Choice] {
    Picker(cards: simulator.options.cards, titles: phrases.titles).choices.filter(list.has)
  }

  func text(of item: Picker.Choice) -> String {
    let name =
      switch item {
      case .card(let card): CardNumber(card.number)?.grouped ?? card.number
      case .scenario(let scenario): scenario.name
      }
    return "\(name), \(item.title(phrases.titles))"
  }

  mutating func open(_ list: PlainList) {
    self.list = list
    say(list == .cards ? plain.cardList : plain.scenarioList)
    tellChoices(of: .list(list))
  }

  /// Chooses a line by its number; nothing goes back.
  mutating func choose(_ text: String, from list: PlainList) {
    let items = items(of: list)
    if text.isEmpty {
      self.list = nil
      return
    }
    guard let index = items.indices.first(where: { "\($0 + 1)" == text || items[$0].name == text })
    else { return object(plain.chooseNumber("\(items.count)")) }
    self.list = nil
    choose(items[index])
  }

  /// Chooses from the screen's list, which knows what follows from it.
  private mutating func choose(_ item: Picker.Choice) {
    press(.function(2))
    guard case .picker(let picker) = simulator.overlay,
      let index = picker.choices.firstIndex(of: item)
    else { return }
    for _ in 0..<index { press(.down) }
    press(.enter)
    // Whatever is on the screen now has another meaning, even if it looks the same.
    told = .nothing
  }
}

extension Picker.Choice {
  fileprivate var name: String {
    switch self {
    case .card(let card): card.number
    case .scenario(let scenario): scenario.name
    }
  }
}
