import PaymentCore
import SimulatorUI
import Testing

struct FrameTextTests {
  private func frame(columns: Int = 8, rows: Int = 1) -> Frame {
    Frame(size: Size(columns: columns, rows: rows))
  }

  @Test(
    arguments: [
      ("abc", 0, nil, "abc     ", 3), ("abc", 5, nil, "     abc", 3),
      ("abc", 6, nil, "      a…", 2),
      ("abc", 7, nil, "       …", 1), ("abc", 8, nil, "        ", 0),
      ("abc", -1, nil, "bc      ", 3),
      ("abc", -3, nil, "        ", 3), ("abc", Int.min, nil, "        ", 0),
      ("abc", Int.max, nil, "        ", 0), ("abc", 1, 2, " a…     ", 2),
      ("abc", 1, 3, " abc    ", 3),
      ("abc", 0, 0, "        ", 0), ("abc", 0, -4, "        ", 0), ("", 0, nil, "        ", 0),
      ("abcdefghi", 0, nil, "abcdefg…", 8), ("漢字", 0, nil, "漢字    ", 4),
      ("漢字", 5, nil, "     漢…", 3),
      ("漢字", 6, nil, "      … ", 1), ("漢字", -1, nil, " 字     ", 4), ("漢字", 0, 3, "漢…     ", 3),
      ("e\u{301}x", 0, nil, "e\u{301}x      ", 2), ("a\u{1B}[m\n\u{200B}b", 0, nil, "a[mb    ", 4),
      ("🇪🇪", 0, nil, "🇪🇪      ", 2), ("õäö", 6, nil, "      õ…", 2),
    ] as [(String, Int, Int?, String, Int)]
  )
  func `Text is written and cut with a mark`(
    text: String,
    column: Int,
    width: Int?,
    shown: String,
    used: Int
  ) {
    var frame = frame()
    let position = Position(column: column, row: 0)
    #expect(frame.write(text, at: position, style: .strong, width: width) == used)
    #expect(frame.line(0) == shown)
    expectWholeGlyphs(frame)
  }

  @Test(arguments: [-1, 1, Int.min, Int.max])
  func `Rows outside the frame take nothing`(row: Int) {
    var frame = frame()
    #expect(frame.write("abc", at: Position(column: 0, row: row)) == 0)
    #expect(frame == self.frame())
  }

  @Test(arguments: [
    (0, "x", "x 字    "), (1, "x", " x字    "), (2, "x", "漢x     "), (1, "漢", " 漢     "),
    (3, "x", "漢 x    "), (1, "xy", " xy     "), (0, "水", "水字    "), (3, "水", "漢 水   "),
  ])
  func `Half a wide glyph never stays`(column: Int, text: String, shown: String) {
    var frame = frame()
    frame.write("漢字", at: Position(column: 0, row: 0))
    frame.write(text, at: Position(column: column, row: 0))
    #expect(frame.line(0) == shown)
    expectWholeGlyphs(frame)
  }

  @Test func `Text carries its style`() {
    var frame = frame()
    frame.write("a漢", at: Position(column: 1, row: 0), style: .error)
    let expected: [Style] = [.plain, .error, .error, .error, .plain, .plain, .plain, .plain]
    #expect(frame.row(0).map(\.style) == expected)
  }

  @Test func `The seen half of a wide glyph at the left edge is blank and keeps the style`() {
    var frame = frame()
    frame.write("漢字", at: Position(column: -1, row: 0), style: .error)
    #expect(frame.row(0).prefix(3).map(\.style) == [.error, .error, .error])
  }

  @Test func `A wide glyph can be put again half by half`() {
    var frame = frame()
    frame.write("漢", at: Position(column: 0, row: 0))
    let before = frame
    for column in 0...1 {
      let cell = Cell(column == 0 ? "漢" : " ", continuesWideGlyph: column == 1)
      frame.put(cell, at: Position(column: column, row: 0))
    }
    frame.put(Cell(" ", continuesWideGlyph: true), at: Position(column: 1, row: 0))
    #expect(frame == before)
  }

  @Test func `Any writing keeps wide glyphs whole`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("FrameTextTests seed: \(seed)")
    var numbers = SeededGenerator(seed: seed)
    let pieces = ["a", "漢", "e\u{301}", "👩\u{200D}👧", "🇪🇪", "\u{1}", "õ", "\u{301}", "क\u{94D}ष"]
    for _ in 0..<200 {
      var frame = frame(columns: Int.random(in: 0...9, using: &numbers), rows: 2)
      for _ in 0..<10 {
        let text = (0..<5).map { _ in pieces.randomElement(using: &numbers) ?? "" }.joined()
        let position = Position(
          column: Int.random(in: -4...9, using: &numbers),
          row: Int.random(in: 0...1, using: &numbers)
        )
        let width = Bool.random(using: &numbers) ? Int.random(in: 0...6, using: &numbers) : nil
        if Int.random(in: 0..<4, using: &numbers) == 0 {
          frame.fill(Rectangle(origin: position, size: Size(columns: 3, rows: 1)), style: .field)
        } else {
          let used = frame.write(text, at: position, width: width)
          #expect(used <= width ?? used)
        }
        expectWholeGlyphs(frame, "seed \(seed)")
      }
    }
  }

  private func expectWholeGlyphs(_ frame: Frame, _ note: Comment = "") {
    for row in 0..<frame.size.rows {
      let cells = Array(frame.row(row))
      for (index, cell) in cells.enumerated() {
        let follows = index > 0 && TextWidth.columns(of: cells[index - 1].glyph) == 2
        #expect(cell.continuesWideGlyph == follows, note)
      }
      if let last = cells.last { #expect(TextWidth.columns(of: last.glyph) < 2, note) }
    }
  }
}
