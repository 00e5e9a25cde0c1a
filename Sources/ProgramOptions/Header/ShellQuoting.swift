/// Writes words so that a shell, and `ShellSplitter`, reads them as they are.
enum ShellQuoting {
  /// The word, in quotes if it needs them.
  static func quoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9": true
      case "-", "_", ".", "/", "=", "+", ",", ":", "@", "%": true
      default: false
      }
    }
    guard !isPlain || word.isEmpty else { return word }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }
}
