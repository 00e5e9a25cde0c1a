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

  /// Options that are not taken although they exist, and whose value must go with them.
  private static let otherOptionsWithValue = ["status-resolver", "api-base-url", "cards"]

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
    if rest.first == "record" {
      rest.removeFirst()
      isFolderExpected = true
    }
    while let word = rest.popFirst() {
      if word.hasPrefix("--"), word != "--" {
        take(word.dropFirst(2), rest: &rest, scenarioFile)
      } else if isFolderExpected {
        isFolderExpected = false
      } else {
        ignored.append(IgnoredWord(word, .notAnOption))
      }
    }
  }

  private mutating func take(
    _ word: Substring,
    rest: inout ArraySlice<String>,
    _ scenarioFile: (String) -> ScenarioFile
  ) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let nameText = String(parts.first ?? "")
    var value = parts.count > 1 ? String(parts[1]) : nil
    guard let name = HeaderOption.Name(rawValue: nameText) else {
      if value == nil, Self.otherOptionsWithValue.contains(nameText) { rest = rest.dropFirst() }
      return ignore(nameText, .notTakenFromRecordings)
    }
    guard name.takesValue else {
      guard value == nil else { return ignore(nameText, .valueNotTaken) }
      return options.append(HeaderOption(name))
    }
    value = value ?? rest.popFirst()
    guard let value else { return ignore(nameText, .valueMissing) }
    if name == .scenario, isFile(value) {
      take(scenarioFile(value))
    } else {
      options.append(HeaderOption(name, value: value))
    }
  }

  private mutating func take(_ file: ScenarioFile) {
    switch file {
    case .found(let path): options.append(HeaderOption(.scenario, value: path))
    case .outside: ignore("scenario", .outsideFolder)
    case .missing: ignore("scenario", .noSuchFile)
    }
  }

  private mutating func ignore(_ name: String, _ reason: IgnoredWord.Reason) {
    ignored.append(IgnoredWord("--\(name)", reason))
  }

  /// Whether a scenario's value is a file; the names of built-in ones have no slash and no dot.
  private func isFile(_ value: String) -> Bool {
    value.contains { $0 == "/" || $0 == "." }
  }
}
