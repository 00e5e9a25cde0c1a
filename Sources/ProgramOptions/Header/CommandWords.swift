/// The words of a recorded shell command that are meant for paysim.
///
/// Quotes and backslashes are understood; nothing is expanded and nothing is run.
package struct CommandWords: Hashable, Sendable {
  /// The words after the program's name, up to the first operator of the shell.
  package let words: [String]

  /// Finds the program in a command line; nil when it is not there.
  ///
  /// What stands before the name may be anything, as `LANG=cs swift run paysim` has it, but for
  /// the folder of a `cd`, which often has the program's name too.
  package init?(_ command: String) {
    var splitter = ShellSplitter(command)
    while let words = splitter.nextCommand() {
      guard words.first != "cd", let name = words.firstIndex(where: Self.isProgram) else {
        continue
      }
      self.words = Array(words[(name + 1)...])
      return
    }
    return nil
  }

  private static func isProgram(_ word: String) -> Bool {
    word.split(separator: "/", omittingEmptySubsequences: false).last == "paysim"
  }
}
