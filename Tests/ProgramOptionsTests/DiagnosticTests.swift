import ProgramOptions
import SimulatorUI
import Testing

struct DiagnosticTests {
  @Test(
    arguments: [
      ("plain text", "plain text"), ("a\\b \"c\"", "a\\b \"c\""),
      ("\u{1B}[31mred", #"\u001b[31mred"#), ("a\r\nb\tc", #"a\u000d\u000ab\u0009c"#),
      ("\u{9B}31m", #"\u009b31m"#), ("\u{7F}\0", #"\u007f\u0000"#),
      ("a\u{202E}b\u{2066}c\u{200F}", #"a\u202eb\u2066c\u200f"#),
      ("\u{2028}\u{FEFF}\u{E000}", #"\u2028\ufeff\ue000"#), ("täpne žluť 漢", "täpne žluť 漢"),
      ("\u{E0041}", #"\udb40\udc41"#),
    ]
  )
  func `Nothing in a line steers a terminal`(text: String, line: String) {
    #expect(Diagnostic.line(text) == line)
  }

  @Test(arguments: ["x", "\u{1B}", "漢", "\u{E0041}", "e\u{301}"])
  func `However long a text is, a line has 200 columns and a value 60`(piece: String) {
    for count in [59, 60, 61, 199, 200, 201, 70_000] {
      let text = String(repeating: piece, count: count)
      #expect(TextWidth.columns(of: Diagnostic.line(text)) <= 200)
      #expect(TextWidth.columns(of: Diagnostic.value(text)) <= 60)
    }
  }

  @Test
  func `A long line keeps its beginning and its end`() {
    let line = Diagnostic.line("begin " + String(repeating: "x", count: 1000) + " advice")
    #expect(line.hasPrefix("begin x"))
    #expect(line.hasSuffix("x advice"))
    #expect(line.contains("\u{2026}"))
    let whole = String(repeating: "x", count: 200)
    #expect(Diagnostic.line(whole) == whole)
  }
}
