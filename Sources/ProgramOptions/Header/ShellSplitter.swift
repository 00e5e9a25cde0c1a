/// Splits a command line of the shell into simple commands and these into words.
struct ShellSplitter {
  private var rest: Substring.UnicodeScalarView
  /// The word being read; nil between words, so that `""` is a word and a blank is none.
  private var word: String?
  private var isWordQuoted = false
  private var words: [String] = []

  init(_ line: String) {
    rest = line[...].unicodeScalars
  }

  /// The words up to the next operator; nil at the end of the line.
  ///
  /// A quote that is never closed reaches to the end.
  mutating func nextCommand() -> [String]? {
    guard !rest.isEmpty else { return nil }
    words = []
    while let scalar = rest.popFirst() {
      switch scalar {
      case " ", "\t", "\r":
        endWord()
      case ";", "|", "&", "(", ")", "\n":
        endWord()
        return words
      case "<", ">":
        // The 2 of 2> names a file descriptor.
        if !isWordQuoted, word?.allSatisfy(\.isNumber) == true { word = nil }
        endWord()
        return words
      case "#" where word == nil:
        rest = rest[rest.endIndex...]
      case "'":
        takeSingleQuoted()
      case "\"":
        takeDoubleQuoted()
      case "\\":
        isWordQuoted = true
        takeEscaped()
      default:
        add(scalar)
      }
    }
    endWord()
    return words
  }

  private mutating func takeSingleQuoted() {
    beginQuoted()
    while let scalar = rest.popFirst(), scalar != "'" { add(scalar) }
  }

  private mutating func takeDoubleQuoted() {
    beginQuoted()
    while let scalar = rest.popFirst(), scalar != "\"" {
      guard scalar == "\\", let next = rest.first else {
        add(scalar)
        continue
      }
      switch next {
      case "\"", "\\", "$", "`", "\n": takeEscaped()
      default: add(scalar)
      }
    }
  }

  /// Takes the character after a backslash; together with a line end it is nothing.
  private mutating func takeEscaped() {
    guard let scalar = rest.popFirst(), scalar != "\n" else { return }
    add(scalar)
  }

  private mutating func beginQuoted() {
    isWordQuoted = true
    word = word ?? ""
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    var text = word ?? ""
    text.unicodeScalars.append(scalar)
    word = text
  }

  private mutating func endWord() {
    if let word { words.append(word) }
    word = nil
    isWordQuoted = false
  }
}
