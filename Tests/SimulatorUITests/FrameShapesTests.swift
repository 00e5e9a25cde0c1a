import SimulatorUI
import Testing

struct FrameShapesTests {
  @Test func `A box has corners and a title and leaves its inside alone`() {
    var frame = Frame(size: Size(columns: 12, rows: 4))
    frame.write("inside", at: Position(column: 2, row: 1))
    frame.drawBox(Rectangle(column: 0, row: 0, columns: 11, rows: 3), title: "Bank")
    #expect(
      (0..<4).map { frame.line($0) } == [
        "┌─ Bank ──┐ ", "│ inside  │ ", "└─────────┘ ", "            ",
      ]
    )
    #expect(frame.row(0).map(\.style).prefix(4) == [.line, .line, .strong, .strong])
  }

  @Test func `A long title is cut with a mark`() {
    var frame = Frame(size: Size(columns: 10, rows: 2))
    frame.drawBox(Rectangle(column: 0, row: 0, columns: 10, rows: 2), title: "Authentication")
    #expect(frame.line(0) == "┌─ Aut… ─┐")
  }

  @Test(arguments: [(0, 0), (1, 5), (5, 1)])
  func `A box without room is not drawn`(columns: Int, rows: Int) {
    var frame = Frame(size: Size(columns: 8, rows: 8))
    let empty = frame
    frame.drawBox(Rectangle(column: 1, row: 1, columns: columns, rows: rows))
    #expect(frame == empty)
  }

  @Test func `Shapes are cut at the edges`() {
    var frame = Frame(size: Size(columns: 4, rows: 3))
    frame.drawBox(Rectangle(column: -1, row: -1, columns: 4, rows: 3))
    #expect((0..<3).map { frame.line($0) } == ["  │ ", "──┘ ", "    "])
    frame.fill(Rectangle(column: 2, row: 1, columns: Int.max, rows: Int.max), style: .field)
    #expect(frame.row(1).map(\.style) == [.line, .line, .field, .field])
    #expect(frame.row(2).map(\.style) == [.plain, .plain, .field, .field])
    let before = frame
    frame.fill(Rectangle(column: 9, row: -5, columns: 3, rows: 2), style: .error)
    #expect(frame == before)
  }

  @Test func `A row is filled over its whole width`() {
    var frame = Frame(size: Size(columns: 3, rows: 2))
    frame.write("漢", at: Position(column: 0, row: 1))
    frame.fill(row: 1, style: .header)
    frame.fill(row: 7, style: .header)
    #expect(frame.line(1) == "   ")
    #expect(frame.row(0).map(\.style) == [.plain, .plain, .plain])
    #expect(frame.row(1).map(\.style) == [.header, .header, .header])
  }

  @Test func `Lines run right and down`() {
    var frame = Frame(size: Size(columns: 3, rows: 3))
    frame.drawHorizontalLine(at: Position(column: 1, row: 0), length: 9)
    frame.drawVerticalLine(at: Position(column: 0, row: 1), length: 9)
    #expect((0..<3).map { frame.line($0) } == [" ──", "│  ", "│  "])
  }
}

extension Frame {
  /// The glyphs of a row.
  func line(_ row: Int) -> String {
    text(ofRow: row)
  }
}
