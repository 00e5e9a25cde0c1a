/// A word that begins with a dash, and how the value behind it is found.
struct OptionWord: Hashable {
  /// The whole word.
  let text: String
  /// The option's name; nil if the word has not two dashes and a name.
  let name: String?
  /// The value that was written behind a "=".
  let attached: String?

  init(_ text: some StringProtocol) {
    self.text = String(text)
    guard text.hasPrefix("--"), text.count > 2 else {
      (name, attached) = (nil, nil)
      return
    }
    let parts = text.dropFirst(2).split(
      separator: "=",
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    name = String(parts[0])
    attached = parts.count > 1 ? String(parts[1]) : nil
  }

  /// The option's value on a command line, which a next word with two dashes is not; "" for an
  /// option that takes none.
  func value(
    of option: ProgramOption,
    from rest: inout ArraySlice<String>
  ) throws(OptionError) -> String {
    guard option.takesValue else {
      guard attached == nil else {
        throw OptionError("\(Diagnostic.value(text)): \(option.word) takes no value")
      }
      return ""
    }
    let value: String
    if let attached {
      value = attached
    } else {
      guard let next = rest.first, !next.hasPrefix("--") else {
        throw OptionError("\(option.word): its value is missing; write \(option.usage)")
      }
      value = next
      rest.removeFirst()
    }
    guard !value.isEmpty else {
      throw OptionError("\(option.word): its value is empty; write \(option.usage)")
    }
    return value
  }
}
