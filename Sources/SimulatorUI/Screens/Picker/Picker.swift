internal import PaymentCore

/// The list of test cards and scenarios, narrowed down by typing.
struct Picker: Hashable, Sendable {
  /// One thing to choose.
  enum Choice: Hashable, Sendable {
    /// A test card.
    case card(TestCard)
    /// A built-in scenario.
    case scenario(Scenario)
  }

  /// What was typed.
  private(set) var filter = ""
  /// The chosen line, an index of `choices`.
  private(set) var index = 0
  /// The titles that are shown; the English ones are found too.
  private var titles: TitlePhrases
  private let all: [Choice]

  init(cards: CardCatalogue, titles: TitlePhrases) {
    self.titles = titles
    all = cards.cards.map(Choice.card) + Scenario.builtIn.map(Choice.scenario)
  }

  /// What fits the typed text: every word of it is in the title, the name or the number.
  var choices: [Choice] {
    let words = filter.lowercased().split(separator: " ")
    guard !words.isEmpty else { return all }
    return all.filter { choice in
      let text = choice.searchText(titles)
      return words.allSatisfy { text.contains($0) }
    }
  }

  var chosen: Choice? {
    let choices = choices
    return choices.indices.contains(index) ? choices[index] : nil
  }

  mutating func type(_ scalar: Unicode.Scalar) {
    guard filter.count < 40, !scalar.properties.isDefaultIgnorableCodePoint else { return }
    filter.unicodeScalars.append(scalar)
    index = 0
  }

  mutating func deleteBackward() {
    if !filter.isEmpty { filter.removeLast() }
    index = 0
  }

  /// Goes over to another language; what was chosen stays, if it is still found.
  mutating func translate(to titles: TitlePhrases) {
    let chosen = chosen
    self.titles = titles
    index = chosen.flatMap(choices.firstIndex) ?? 0
  }

  mutating func move(by offset: Int) {
    index = max(0, min(choices.count - 1, index + offset))
  }
}

extension Picker {
  /// Whether the words, and all that was typed, are found in the list, which is public.
  func isPublic(typed: String) -> Bool {
    !choices.isEmpty
      && [filter, typed].allSatisfy { text in
        let digits = text.filter(\.isNumber)
        // Fewer digits can be the amount of anything.
        return digits.count < 5
          || all.contains { choice in
            if case .card(let card) = choice { card.number.contains(digits) } else { false }
          }
      }
  }

  /// Words that leave the same choice: none, unless these are in the list themselves.
  var standIn: String {
    isPublic(typed: "") ? filter : String(repeating: "~", count: filter.count)
  }
}

extension Picker.Choice {
  /// The title in a language.
  func title(_ titles: TitlePhrases) -> String {
    switch self {
    case .card(let card): titles.title(of: card)
    case .scenario(let scenario): titles.title(of: scenario)
    }
  }

  fileprivate func searchText(_ titles: TitlePhrases) -> String {
    let named =
      switch self {
      case .card(let card):
        "\(card.number) \(card.title) \(card.scenario.name) \(card.brand?.name ?? "")"
      case .scenario(let scenario): "\(scenario.name) \(scenario.title)"
      }
    return "\(named) \(title(titles))".lowercased()
  }
}
