/// What a replay takes from the command in a recording's header.
package struct HeaderOptions: Hashable, Sendable {
  /// The options taken, in their order; the value of a scenario file is its resolved path.
  package private(set) var options: [HeaderOption] = []
  /// The words not taken.
  package private(set) var ignored: [IgnoredWord] = []

  /// Options that are not taken although they exist, and whose value must go with them.
  private static let otherOptionsWithValue = ["status-resolver", "api-base-url", "cards"]

  /// Takes what may be taken from the words after the program's name.
  ///
  /// `record DIR`, as the recorder's own command has it, is passed over. A scenario that is a
  /// file is looked for in `folder`, which is the recording's.
  package init(words: [String], folder: String) {
    var rest = words[...]
    var isFolderExpected = false
    if rest.first == "record" {
      rest.removeFirst()
      isFolderExpected = true
    }
    while let word = rest.popFirst() {
      if word.hasPrefix("--"), word != "--" {
        take(word.dropFirst(2), rest: &rest, folder: folder)
      } else if isFolderExpected {
        isFolderExpected = false
      } else {
        ignored.append(IgnoredWord(word, .notAnOption))
      }
    }
  }

  private mutating func take(_ word: Substring, rest: inout ArraySlice<String>, folder: String) {
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
      takeScenario(file: value, folder: folder)
    } else {
      options.append(HeaderOption(name, value: value))
    }
  }

  private mutating func takeScenario(file: String, folder: String) {
    do {
      let path = try FixtureFolder(folder).path(of: file)
      options.append(HeaderOption(.scenario, value: path))
    } catch {
      switch error {
      case .outside: ignore("scenario", .outsideFolder)
      case .missing: ignore("scenario", .noSuchFile)
      }
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
