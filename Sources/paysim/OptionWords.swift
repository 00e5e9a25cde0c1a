import ProgramOptions
import Recordings

/// The words of a command line, taken one after another.
struct OptionWords {
  /// One word.
  enum Word: Hashable {
    /// An option, without its dashes.
    case flag(String)
    /// Anything else.
    case value(String)
  }

  private var rest: ArraySlice<String>
  /// The value that was written behind a "=".
  private var attached: String?

  init(_ words: [String]) {
    rest = words[...]
  }

  /// The next word; nil at the end.
  mutating func next() throws(OptionError) -> Word? {
    if let attached {
      throw OptionError("=\(attached): the option before it takes no value")
    }
    guard let word = rest.popFirst() else { return nil }
    guard word.hasPrefix("-"), word != "-" else { return .value(word) }
    guard word.hasPrefix("--"), word.count > 2 else {
      throw OptionError("\(word): no such option; options have two dashes and a name")
    }
    let parts = word.dropFirst(2).split(
      separator: "=",
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    attached = parts.count > 1 ? String(parts[1]) : nil
    return .flag(String(parts[0]))
  }

  /// The value of the option that was just read.
  mutating func value(of name: String, shape: String) throws(OptionError) -> String {
    if let value = attached {
      attached = nil
      return value
    }
    guard let value = rest.first, !value.hasPrefix("--") else {
      throw OptionError("--\(name): its value is missing; write --\(name) \(shape)")
    }
    rest.removeFirst()
    return value
  }

  func refuseValue(of name: String) throws(OptionError) {
    if let attached { throw OptionError("--\(name)=\(attached): --\(name) takes no value") }
  }

  /// Options with a name near a mistyped one.
  static func near(_ name: String) -> String {
    let names =
      RunOption.allCases.map(\.rawValue) + [
        "json", "explain", "no-motion", "plain", "status-resolver", "api-base-url",
      ]
    let near = names.filter {
      $0 != name && ($0.hasPrefix(name.prefix(4)) || name.hasPrefix($0.prefix(4)))
    }
    return near.isEmpty ? "" : "; did you mean " + near.map { "--\($0)" }.joined(separator: ", ")
  }
}
