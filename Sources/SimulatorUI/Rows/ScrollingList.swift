/// A full screen of lines under a title, with marks where more follows.
struct ScrollingList {
  let title: String
  let lines: [[Span]]

  func draw(_ frame: inout Frame, from first: Int) {
    let size = frame.size
    frame.write(title, at: Position(column: 2, row: 2), style: .strong)
    let rows = Self.rows(of: size)
    let first = min(first, lastStart(on: size))
    for (index, line) in lines.dropFirst(first).prefix(rows).enumerated() {
      frame.write(line, at: Position(column: 2, row: 4 + index), width: size.columns - 4)
    }
    if first + rows < lines.count {
      frame.write("↓", at: Position(column: size.columns - 2, row: size.rows - 2), style: .key)
    }
    if first > 0 { frame.write("↑", at: Position(column: size.columns - 2, row: 4), style: .key) }
  }

  /// How many lines of a list fit on a screen.
  static func rows(of size: Size) -> Int { max(1, size.rows - 5) }

  /// The first line when the list is scrolled down to its end.
  func lastStart(on size: Size) -> Int { max(0, lines.count - Self.rows(of: size)) }
}
