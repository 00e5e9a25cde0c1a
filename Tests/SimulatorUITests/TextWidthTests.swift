import SimulatorUI
import Testing

struct TextWidthTests {
  @Test(arguments: [
    ("", 0), ("Pay 40.12", 9), ("õäöüčřž", 7), ("漢字", 4), ("ｶﾅ", 2), ("４１", 4), ("한국", 4),
    ("e\u{301}", 1), ("\u{301}", 0), ("a\u{200B}b", 2), ("\u{1B}[31m", 4), ("a\tb\r\n", 2),
    ("👩", 2), ("👩\u{200D}👩\u{200D}👧", 2), ("👍🏽", 2), ("🇪🇪", 2), ("\u{1F1EA}", 1), ("⚠\u{FE0F}", 1),
    ("⚠", 1), ("⌚", 2), ("1\u{FE0F}\u{20E3}", 1), ("\u{1112}\u{1161}\u{11AB}", 2), ("…", 1),
    ("─│┌┐", 4), ("●✔✖", 3), ("क\u{94D}ष", 2), ("\u{AD}", 1), ("\u{FEFF}", 0), ("\u{85}\u{9B}", 0),
    ("\u{2028}", 0), ("€", 1), ("\u{303E}\u{303F}", 3), ("\u{3000}", 2), ("\u{20000}", 2),
    ("\u{10FFFD}", 1), ("\u{7F}", 0),
  ])
  func `Text is as wide as terminals draw it`(text: String, columns: Int) {
    #expect(TextWidth.columns(of: text) == columns)
  }
}
