import Recordings
import SimulatorUI
import Testing

struct ScreenTextTests {
  @Test func `a screen is text, then styles, then the cursor`() {
    var frame = Frame(size: Size(columns: 12, rows: 3))
    frame.write("Pay 漢 €", row: 0, style: .strong)
    frame.write("  Yes  ", row: 1, style: .plain)
    frame.write("No", row: 1, column: 10, style: .buttonFocused)
    frame.cursor = Position(column: 10, row: 1)
    #expect(
      ScreenText(frame).text == """
        screen 12x3
        Pay 漢 €
          Yes     No

        styles
        sssss>ss
        ..........BB

        cursor column 11 row 2

        """
    )
  }

  @Test func `blanks with a style are kept`() throws {
    var frame = Frame(size: Size(columns: 4, rows: 1))
    frame.write("    ", row: 0, style: .header)
    let screen = ScreenText(frame)
    #expect(screen.text == "screen 4x1\n\nstyles\nhhhh\ncursor hidden\n")
    #expect(try ScreenText(text: screen.text, file: "a.screen").frame == frame)
  }

  @Test(arguments: ["\n", "\u{1b}", "\u{7f}", "\u{85}", "\u{2028}", "\r\n", "\u{0}"])
  func `a glyph that would break the line is replaced`(glyph: Character) {
    var frame = Frame(size: Size(columns: 3, rows: 1))
    frame.put(Cell(glyph), at: Position(column: 1, row: 0))
    #expect(ScreenText(frame).rows == [" \u{fffd}"])
  }

  @Test(arguments: ["\u{301}", "\u{200d}", "\u{1f3fd}"])
  func `a glyph that would melt into the one before is replaced`(glyph: Character) {
    var frame = Frame(size: Size(columns: 3, rows: 1))
    frame.put(Cell("e"), at: Position(column: 0, row: 0))
    frame.put(Cell(glyph), at: Position(column: 1, row: 0))
    #expect(ScreenText(frame).rows.map(\.count) == [2])
  }

  @Test func `what is written is read again`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let frame = Frame.arbitrary(using: &random)
      let text = ScreenText(frame).text
      let screen = try ScreenText(text: text, file: "a.screen")
      #expect(screen.frame == frame, "seed \(seed)")
      #expect(screen.text == text, "seed \(seed)")
      let windows = text.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "\r\n")
      #expect(try ScreenText(text: windows, file: "a.screen") == screen, "seed \(seed)")
    }
  }

  @Test(
    arguments: [
      ("", "a.screen:1: the file ends too early; screen and its size should follow"),
      (
        "screen\n", "a.screen:1: the size is missing; the first line should be such as screen 80x24"
      ),
      (
        "screen 2x1\nab\n",
        "a.screen:2: the file ends too early; styles should follow"
      ),
      (
        "screen 2x1\nab\ncd\nstyles\n",
        "a.screen:3: this line is out of place; here should be styles"
      ),
      (
        "screen 2x1\nabc\nstyles\n\ncursor hidden\n",
        "a.screen:4: the row is too long; it should have at most 2 cells"
      ),
      (
        "screen 2x1\nab\nstyles\n...\ncursor hidden\n",
        "a.screen:4: the row is too long; it should have at most 2 cells"
      ),
      (
        "screen 2x1\nab\nstyles\n.X\ncursor hidden\n",
        "a.screen:4: \"X\" stands for no style"
      ),
      (
        "screen 2x1\nab\nstyles\n\ncursor column 3 row 1\n",
        "a.screen:5: the cursor is not usable; "
          + "it should be such as cursor column 5 row 2, or cursor hidden"
      ),
      (
        "screen 2x1\nab\nstyles\n\ncursor hidden\n\n",
        "a.screen:6: the file goes on after the cursor; the cursor should be its last line"
      ),
    ])
  func `a broken screen is refused with its place and the remedy`(text: String, message: String) {
    do {
      _ = try ScreenText(text: text, file: "a.screen")
      Issue.record("read")
    } catch {
      #expect(error.description == message)
    }
  }
}

extension Frame {
  /// Writes ASCII and wide glyphs from the left.
  mutating func write(_ text: String, row: Int, column: Int = 0, style: Style) {
    var column = column
    for glyph in text {
      put(Cell(glyph, style: style), at: Position(column: column, row: row))
      column += 1
      if glyph == "漢" {
        put(
          Cell(" ", style: style, continuesWideGlyph: true),
          at: Position(column: column, row: row)
        )
        column += 1
      }
    }
  }

  static func arbitrary(using random: inout SeededGenerator) -> Frame {
    let size = Size(
      columns: Int.random(in: 0...30, using: &random),
      rows: Int.random(in: 0...6, using: &random)
    )
    var frame = Frame(size: size)
    for row in 0..<size.rows {
      var column = 0
      while column < size.columns {
        let style = Style.allCases.randomElement(using: &random) ?? .plain
        let glyph = ["a", " ", " ", "|", ">", "é", "─", "漢"].randomElement(using: &random) ?? " "
        let isWide = glyph == "漢" && column + 1 < size.columns
        frame.write(isWide || glyph != "漢" ? glyph : "x", row: row, column: column, style: style)
        column += isWide ? 2 : 1
      }
    }
    if Bool.random(using: &random), size.columns > 0, size.rows > 0 {
      frame.cursor = Position(
        column: Int.random(in: 0..<size.columns, using: &random),
        row: Int.random(in: 0..<size.rows, using: &random)
      )
    }
    return frame
  }
}
