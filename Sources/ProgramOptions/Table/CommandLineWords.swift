internal import ScenarioFiles

/// A command line, read by the table of options.
package struct CommandLineWords: Hashable, Sendable {
  /// What is asked for.
  package let command: ProgramCommand
  /// The words that are no options, in their order.
  package private(set) var operands: [String] = []
  /// The options with their values; of one that is given twice the later value.
  package private(set) var values: [ProgramOption: String] = [:]

  /// Reads the words after the program's name.
  ///
  /// - Throws: `OptionError` about the first word that is not understood.
  package init(_ words: [String]) throws(OptionError) {
    var rest = words[...]
    if rest.first == "-h" || rest.first == "help" { rest = ["--help"] }
    if let first = rest.first, !first.hasPrefix("-") {
      guard let command = ProgramCommand.allCases.first(where: { $0.word == first }) else {
        throw Self.noCommand(first)
      }
      self.command = command
      rest.removeFirst()
    } else {
      command = .run
    }
    // Asked for amid mistakes it is still the answer.
    if words.contains(ProgramOption.help.word) || words.contains("-h") {
      values[.help] = ""
      return
    }
    while let word = rest.popFirst() {
      if word.hasPrefix("-"), word != "-" {
        try take(OptionWord(word), from: &rest)
      } else {
        operands.append(word)
      }
    }
    if !has(.version) { try checkOperands(words) }
  }

  /// Whether an option is given.
  package func has(_ option: ProgramOption) -> Bool { values[option] != nil }

  /// The options that shape a run.
  package var settings: RunSettings {
    var settings = RunSettings()
    for (option, value) in values where option.shapesRun { settings.set(option, to: value) }
    return settings
  }

  private mutating func take(
    _ word: OptionWord,
    from rest: inout ArraySlice<String>
  ) throws(OptionError) {
    guard let name = word.name else {
      throw OptionError(
        "\(Diagnostic.value(word.text)): no such option; options have two dashes and a name"
      )
    }
    guard let option = ProgramOption(rawValue: name) else { throw noOption(name) }
    guard option.belongs(to: command) else { throw refusal(of: option) }
    values[option] = try word.value(of: option, from: &rest)
  }

  private func checkOperands(_ words: [String]) throws(OptionError) {
    switch command.operands {
    case .none:
      guard let operand = operands.first else { return }
      throw surplus(operand, words)
    case .one(let name), .several(let name):
      let example = "paysim \(command.rawValue) \(command.exampleOperand)"
      guard let operand = operands.first(where: \.isEmpty) ?? operands.first, !operand.isEmpty
      else {
        throw OptionError("\(command.rawValue): \(name) is missing; write \(example)")
      }
      if case .one = command.operands, operands.count > 1 { throw surplus(operands[1], words) }
    }
  }
}

extension CommandLineWords {
  fileprivate static func noCommand(_ word: String) -> OptionError {
    let advice =
      NearMatch.question(for: word, among: ProgramCommand.allCases.compactMap(\.word))
      ?? "'paysim --help' lists them"
    let shown = word.isEmpty ? "an empty word" : Diagnostic.value(word)
    return OptionError("\(shown): no such command; \(advice)")
  }

  fileprivate func noOption(_ name: String) -> OptionError {
    let names = command.options.map(\.rawValue)
    let advice =
      NearMatch.question(for: name, among: names, prefix: "--").map { "; \($0)" } ?? ""
    return OptionError("--\(Diagnostic.value(name)): no such option\(advice)")
  }

  fileprivate func refusal(of option: ProgramOption) -> OptionError {
    OptionError("\(option.word): \(command.refusal(of: option))")
  }

  fileprivate func surplus(_ word: String, _ words: [String]) -> OptionError {
    let shown = word.isEmpty ? "an empty word" : Diagnostic.value(word)
    guard command == .run else {
      return OptionError("\(shown): \(command.name) takes only options")
    }
    if ProgramCommand.allCases.contains(where: { $0.word == word }) {
      return OptionError("\(shown): a command comes first; write paysim \(shown), then its options")
    }
    return OptionError("\(shown): not an option; options begin with --")
  }
}
