import Testing

/// One piece of output and the lines it makes on a screen of 8 by 3.
struct Painting: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let output: String
  let lines: [String]

  init(_ description: String, _ output: String, _ lines: [String]) {
    (testDescription, self.output, self.lines) = (description, output, lines)
  }

  static let all = [
    Painting("text wraps at the edge", "abcdefghij", ["abcdefgh", "ij", ""]),
    Painting("the last column waits", "abcdefgh\r\nx", ["abcdefgh", "x", ""]),
    Painting("the bottom scrolls", "a\r\nb\r\nc\r\nd", ["b", "c", "d"]),
    Painting("cursor addresses", "\u{1B}[2;3Hx\u{1B}[3;1Hy\u{1B}[5Gz", ["", "  x", "y   z"]),
    Painting("relative motion", "ab\u{1B}[2Dc\u{1B}[Bd\u{1B}[Ae\u{1B}[Cf", ["cbe f", " d", ""]),
    Painting("row addresses", "\u{1B}[3dx\u{8}\u{1B}[Ay", ["", "y", "x"]),
    Painting("erase to the end", "abcdef\u{1B}[1;3H\u{1B}[K", ["ab", "", ""]),
    Painting("erase to the start", "abcdef\u{1B}[1;3H\u{1B}[1K", ["   def", "", ""]),
    Painting("erase below", "a\r\nb\r\nc\u{1B}[2;1H\u{1B}[J", ["a", "", ""]),
    Painting("erase all", "a\r\nb\u{1B}[2J", ["", "", ""]),
    Painting("erase some", "abcdef\u{1B}[1;2H\u{1B}[3X", ["a   ef", "", ""]),
    Painting("repeat", "-\u{1B}[4bx", ["-----x", "", ""]),
    Painting(
      "insert and delete",
      "abc\u{1B}[1;2H\u{1B}[2@x\u{1B}[1;6H\u{1B}[1;1H\u{1B}[P",
      ["x bc", "", ""]
    ),
    Painting(
      "insert and delete lines",
      "a\r\nb\r\nc\u{1B}[1;1H\u{1B}[L\u{1B}[3;1H\u{1B}[M",
      ["", "a", ""]
    ),
    Painting("scroll region", "a\r\nb\r\nc\u{1B}[2;3r\u{1B}[3;1H\n", ["a", "c", ""]),
    Painting("reverse line feed", "a\r\nb\u{1B}[H\u{1B}Mx", ["x", "a", "b"]),
    Painting("letters with marks", "õč e\u{301}", ["õč e\u{301}", "", ""]),
    Painting("wide letters", "漢字\u{1B}[1;5Hx", ["漢字x", "", ""]),
    Painting("line drawing", "\u{1B}(0lqk\u{1B}(Bq", ["┌─┐q", "", ""]),
    Painting("line drawing by shift", "\u{1B})0\u{E}lqk\u{F}q", ["┌─┐q", "", ""]),
    Painting("looks and titles vanish", "\u{1B}[1;31ma\u{1B}]0;t\u{7}b\u{1B}[m", ["ab", "", ""]),
    Painting("alternate screen", "abc\u{1B}[?1049h\u{1B}[Hxyz\u{1B}[?1049ld", ["abcd", "", ""]),
  ]
}

struct ScreenReaderTests {
  @Test(arguments: Painting.all) func `output makes the screen`(_ painting: Painting) {
    var reader = ScreenReader(columns: 8, rows: 3)
    reader.read(painting.output.utf8)
    #expect(reader.screen.lines == painting.lines)
  }

  @Test(arguments: Painting.all) func `split output makes the same screen`(_ painting: Painting) {
    var reader = ScreenReader(columns: 8, rows: 3)
    for byte in painting.output.utf8 { reader.read([byte]) }
    #expect(reader.screen.lines == painting.lines)
  }
}
