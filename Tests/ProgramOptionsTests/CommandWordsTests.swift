import ProgramOptions
import Testing

struct CommandWordsTests {
  @Test(
    arguments: [
      ("paysim", []),
      ("paysim --contract seb --json", ["--contract", "seb", "--json"]),
      ("./.build/debug/paysim\t--json", ["--json"]),
      ("LANG=cs_CZ.UTF-8 TERM=xterm paysim --json", ["--json"]),
      ("swift run -c release paysim --json", ["--json"]),
      ("cd ~/src/paysim && swift run paysim --json", ["--json"]),
      ("true; paysim --json; paysim --preauth", ["--json"]),
      ("paysim --json > out.json", ["--json"]),
      ("paysim --json 2> log --preauth", ["--json"]),
      ("paysim --order 2>log", ["--order"]),
      ("paysim --order '2'>log", ["--order", "2"]),
      ("paysim --json | tee paysim", ["--json"]),
      ("paysim --json & sleep 1", ["--json"]),
      ("paysim --json\nrm -r x", ["--json"]),
      ("(paysim --json)", ["--json"]),
      ("paysim --json # --preauth", ["--json"]),
      ("paysim --order a#b", ["--order", "a#b"]),
      ("paysim --order 'O; \"1\" > \\'", ["--order", "O; \"1\" > \\"]),
      ("paysim --order \"O \\\"1\\\" \\n $x\"", ["--order", "O \"1\" \\n $x"]),
      ("paysim --order O\\ 1\\;2", ["--order", "O 1;2"]),
      ("paysim --order \"\" ''", ["--order", "", ""]),
      ("paysim --order a\"b\"'c'd", ["--order", "abcd"]),
      ("paysim \\\n --json", ["--json"]),
      ("paysim --order 'never closed", ["--order", "never closed"]),
      ("paysim --order $(whoami)", ["--order", "$"]),
      ("paysim --order `id`", ["--order", "`id`"]),
      ("'/opt/my tools/paysim' --json", ["--json"]),
      ("paysim record out --contract seb", ["record", "out", "--contract", "seb"]),
    ])
  func `the words of the program are found`(command: String, words: [String]) {
    #expect(CommandWords(command)?.words == words)
  }

  @Test(arguments: [
    "", "   ", "bash", "paysimulator --json", "bash -c 'paysim --json'", "# paysim",
  ])
  func `another command has no words for the program`(command: String) {
    #expect(CommandWords(command) == nil)
  }
}
