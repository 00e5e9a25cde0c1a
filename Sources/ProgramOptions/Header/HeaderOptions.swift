/// What a replay takes from the command in a recording's header.
package struct HeaderOptions: Hashable, Sendable {
  /// The options taken, in their order; the value of a scenario file is its resolved path.
  package private(set) var options: [HeaderOption] = []
  /// The words not taken.
  package private(set) var ignored: [IgnoredWord] = []

  /// What became of the file that a recorded command names as its scenario.
  package enum ScenarioFile: Hashable, Sendable {
    /// It is there; its path.
    case found(String)
    /// It lies outside the recording's folder.
    case outside
    /// It is not there.
    case missing
  }

  /// Takes what may be taken from the words after the program's name.
  ///
  /// `record DIR`, as the recorder's own command has it, is passed over. A scenario that is a
  /// file is looked for in the recording's folder.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - scenarioFile: Looks for a file in the recording's folder.
  package init(words: [String], scenarioFile: (_ name: String) -> ScenarioFile) {
    var rest = words[...]
    var isFolderExpected = false
    if rest.first == ProgramCommand.record.word {
      rest.removeFirst()
      isFolderExpected = true
    }
    while let text = rest.popFirst() {
      let word = OptionWord(text)
      if let name = word.name {
        take(name, word.attached, rest: &rest, scenarioFile)
      } else if isFolderExpected, !text.hasPrefix("--") {
        isFolderExpected = false
      } else {
        ignored.append(IgnoredWord(text, .notAnOption))
      }
    }
  }

  private mutating func take(
    _ name: String,
    _ attached: String?,
    rest: inout ArraySlice<String>,
    _ scenarioFile: (String) -> ScenarioFile
  ) {
    guard let option = ProgramOption(rawValue: name), option.mayStandInHeader else {
      let takesValue = ProgramOption(rawValue: name)?.takesValue ?? false
      if attached == nil, takesValue { rest = rest.dropFirst() }
      return ignore(name, .notTakenFromRecordings)
    }
    guard option.takesValue else {
      return attached == nil ? add(option) : ignore(name, .valueNotTaken)
    }
    guard let value = attached ?? rest.popFirst() else { return ignore(name, .valueMissing) }
    if option == .scenario, RunSettings.isFile(scenario: value) {
      take(scenarioFile(value))
    } else {
      add(option, value: value)
    }
  }

  private mutating func take(_ file: ScenarioFile) {
    switch file {
    case .found(let path): add(.scenario, value: path)
    case .outside: ignore(ProgramOption.scenario.rawValue, .outsideFolder)
    case .missing: ignore(ProgramOption.scenario.rawValue, .noSuchFile)
    }
  }

  private mutating func add(_ option: ProgramOption, value: String? = nil) {
    if let option = HeaderOption(option, value: value) { options.append(option) }
  }

  private mutating func ignore(_ name: String, _ reason: IgnoredWord.Reason) {
    ignored.append(IgnoredWord("--\(name)", reason))
  }
}
