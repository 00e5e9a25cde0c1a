extension Frame {
  /// Goes through the cells that are not as in `old`, or all that are not empty if its size differs.
  ///
  /// A wide glyph counts as changed with its right half, since painting over one half makes both
  /// vanish; the right half itself is not told.
  ///
  /// - Parameters:
  ///   - old: What the screen shows.
  ///   - body: Takes the place of a changed cell, the cell, and whether its glyph is wide.
  package func forEachChange(from old: Frame?, _ body: (Position, Cell, Bool) -> Void) {
    let old = old?.size == size ? old?.cells ?? [] : Frame(size: size).cells
    cells.withUnsafeBufferPointer { cells in
      old.withUnsafeBufferPointer { old in
        for row in 0..<size.rows {
          let start = row * size.columns
          for column in 0..<size.columns {
            let index = start + column
            let isWide = column + 1 < size.columns && cells[index + 1].continuesWideGlyph
            guard cells[index] != old[index] || (isWide && cells[index + 1] != old[index + 1]),
              !cells[index].continuesWideGlyph
            else { continue }
            body(Position(column: column, row: row), cells[index], isWide)
          }
        }
      }
    }
  }
}
