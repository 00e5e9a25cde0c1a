extension Frame {
  /// Fills a rectangle, as far as it lies within the frame, with a narrow glyph.
  package mutating func fill(_ rectangle: Rectangle, style: Style, glyph: Character = " ") {
    let (columns, rows) = rectangle.clipped(to: size)
    let cell = Cell(glyph, style: style)
    let width = size.columns
    cells.withUnsafeMutableBufferPointer { cells in
      for row in rows {
        for column in columns {
          cells.replace(row * width + column, with: cell)
        }
      }
    }
  }

  /// Fills a whole row.
  package mutating func fill(row: Int, style: Style, glyph: Character = " ") {
    fill(
      Rectangle(column: 0, row: row, columns: size.columns, rows: 1),
      style: style,
      glyph: glyph
    )
  }

  /// Draws a line to the right.
  package mutating func drawHorizontalLine(
    at position: Position,
    length: Int,
    style: Style = .line
  ) {
    fill(
      Rectangle(origin: position, size: Size(columns: length, rows: 1)),
      style: style,
      glyph: "─"
    )
  }

  /// Draws a line downwards.
  package mutating func drawVerticalLine(at position: Position, length: Int, style: Style = .line) {
    fill(
      Rectangle(origin: position, size: Size(columns: 1, rows: length)),
      style: style,
      glyph: "│"
    )
  }

  /// Draws the outline of a rectangle, with a title in its upper edge.
  ///
  /// The inside is left alone. A rectangle of less than two columns or rows has no outline.
  package mutating func drawBox(
    _ rectangle: Rectangle,
    title: String? = nil,
    style: Style = .line,
    titleStyle: Style = .strong
  ) {
    let columns = rectangle.size.columns
    let rows = rectangle.size.rows
    guard columns >= 2, rows >= 2 else { return }
    let left = rectangle.origin.column
    let top = rectangle.origin.row
    let right = left + columns - 1
    let bottom = top + rows - 1
    for row in [top, bottom] {
      drawHorizontalLine(at: Position(column: left, row: row), length: columns, style: style)
    }
    for column in [left, right] {
      drawVerticalLine(at: Position(column: column, row: top), length: rows, style: style)
    }
    put(Cell("┌", style: style), at: Position(column: left, row: top))
    put(Cell("┐", style: style), at: Position(column: right, row: top))
    put(Cell("└", style: style), at: Position(column: left, row: bottom))
    put(Cell("┘", style: style), at: Position(column: right, row: bottom))
    guard let title, !title.isEmpty, columns >= 6 else { return }
    write(
      " \(DisplayText.truncated(title, to: columns - 6)) ",
      at: Position(column: left + 2, row: top),
      style: titleStyle
    )
  }
}
