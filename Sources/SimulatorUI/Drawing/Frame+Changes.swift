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
        var row = 0
        while row < size.rows {
          let start = row * size.columns
          let end = start + size.columns
          var next = start
          while let different = cells.firstDifference(from: old, in: next..<end) {
            // A change of a right half is told with its left half.
            let index = cells[different].continuesWideGlyph ? max(different - 1, start) : different
            let isWide = index + 1 < end && cells[index + 1].continuesWideGlyph
            next = max(index, different) + (isWide && index == different ? 2 : 1)
            guard !cells[index].continuesWideGlyph else { continue }
            body(Position(column: index - start, row: row), cells[index], isWide)
          }
          row += 1
        }
      }
    }
  }
}
