import SimulatorUI
import Testing

struct DisplayTextTests {
  @Test(arguments: [
    ("Order 1042", "Order 1042"), ("Õie Pärn", "Õie Pärn"), ("", ""),
    ("\u{1B}[31mred\u{1B}[0m", "red"), ("\u{1B}]0;title\u{7}x", "x"),
    ("\u{1B}]8;;http://a\u{1B}\\x", "x"), ("a\u{1B}Pq\u{9C}b", "ab"), ("a\u{1B}cb", "ab"),
    ("a\u{1B}[12", "a[12"), ("a\u{1B}]0;b", "a]0;b"), ("a\u{1B}é", "aé"),
    ("a\u{9B}31mb", "ab"), ("a\u{0}\u{8}\u{7F}b", "ab"),
    ("a\nb", "a b"), ("a\r\nb", "a b"), ("a\rb\u{85}c\u{2028}d\u{2029}e", "a b c d e"),
    ("a\tb", "a b"), ("a\n\nb", "a  b"), ("\n\u{1B}", " "),
    ("\u{202E}evil\u{202C}", "evil"), ("\u{2066}a\u{2069}\u{200E}\u{200F}\u{61C}", "a"),
    ("\u{FEFF}a\u{FFFE}\u{FFFF}\u{10FFFF}", "a"), ("\u{301}a", "\u{25CC}\u{301}a"),
    ("\u{7}\u{301}", "\u{25CC}\u{301}"), ("👩\u{200D}👧", "👩\u{200D}👧"), ("e\u{301}", "e\u{301}"),
  ])
  func `Outside text loses what steers a terminal`(text: String, safe: String) {
    #expect(DisplayText.safe(text).unicodeScalars.elementsEqual(safe.unicodeScalars))
  }

  @Test(arguments: [
    ("abcd", 4, "abcd"), ("abcde", 4, "abc…"), ("abcde", 1, "…"), ("abcde", 0, ""), ("", 0, ""),
    ("abc", -1, ""), ("漢字漢", 6, "漢字漢"), ("漢字漢", 5, "漢字…"), ("漢字漢", 4, "漢…"),
    ("e\u{301}e\u{301}e\u{301}", 3, "e\u{301}e\u{301}e\u{301}"), ("e\u{301}bc", 2, "e\u{301}…"),
    ("🇪🇪🇨🇿", 3, "🇪🇪…"), ("漢字", 2, "…"),
  ])
  func `Text that does not fit ends with a mark`(text: String, width: Int, shown: String) {
    #expect(DisplayText.truncated(text, to: width) == shown)
  }

  @Test(arguments: [
    ("ab", 4, DisplayText.Alignment.leading, "ab  "), ("ab", 4, .trailing, "  ab"),
    ("ab", 5, .center, " ab  "), ("abcde", 4, .trailing, "abc…"), ("漢字漢", 4, .leading, "漢… "),
    ("漢", 3, .trailing, " 漢"), ("", 0, .center, ""),
  ])
  func `Padded text is exactly as wide as asked`(
    text: String,
    width: Int,
    alignment: DisplayText.Alignment,
    shown: String
  ) {
    #expect(DisplayText.padded(text, to: width, alignment: alignment) == shown)
  }
}
