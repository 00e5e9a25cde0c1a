/// What may stand behind an option.
package enum OptionValue: Hashable, Sendable {
  /// Nothing.
  case none
  /// One of a few words, all of them shown.
  case choice([String])
  /// One of many words, and how the value is named.
  case word(name: String, known: [String])
  /// One of many words or a file.
  case wordOrFile(name: String, known: [String])
  /// A file.
  case file
  /// A folder.
  case folder
  /// Any text, and how the value is named, or an example.
  case text(String)

  /// The word for the value in the help; nil where there is none.
  package var name: String? {
    switch self {
    case .none: nil
    case .choice(let words): words.joined(separator: "|")
    case .word(let name, _), .wordOrFile(let name, _), .text(let name): name
    case .file: "FILE"
    case .folder: "DIR"
    }
  }

  /// The words that can stand there; empty where any text can.
  package var known: [String] {
    switch self {
    case .choice(let words), .word(_, let words), .wordOrFile(_, let words): words
    case .none, .file, .folder, .text: []
    }
  }
}
