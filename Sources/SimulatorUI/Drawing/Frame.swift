/// Everything a screen shows at one moment: its cells and its cursor.
package struct Frame: Hashable, Sendable {
  /// Extent of the screen.
  package let size: Size
  /// The cells, row after row.
  package internal(set) var cells: [Cell]
  /// Where the cursor stands; nil when it is hidden.
  package var cursor: Position?

  /// Makes an empty frame.
  package init(size: Size) {
    self.size = size
    cells = Array(repeating: .blank, count: size.columns * size.rows)
  }

  /// The cells of one row, from the left.
  ///
  /// - Precondition: `index` is one of the frame's rows.
  package func row(_ index: Int) -> ArraySlice<Cell> {
    cells[(index * size.columns)..<((index + 1) * size.columns)]
  }

  /// Writes `cell` at `position`; a position outside the frame is left alone.
  ///
  /// When that takes half of a wide glyph away, the other half becomes blank.
  package mutating func put(_ cell: Cell, at position: Position) {
    guard
      position.column >= 0, position.column < size.columns,
      position.row >= 0, position.row < size.rows
    else { return }
    replace(position.row * size.columns + position.column, with: cell)
  }

  /// Writes a cell, and blanks the other half of a wide glyph that it takes away.
  ///
  /// - Precondition: `index` is one of the frame's cells.
  mutating func replace(_ index: Int, with cell: Cell) {
    cells.withUnsafeMutableBufferPointer { $0.replace(index, with: cell) }
  }
}

extension UnsafeMutableBufferPointer<Cell> {
  /// Writes a cell, and blanks the other half of a wide glyph that it takes away.
  func replace(_ index: Int, with cell: Cell) {
    if self[index].continuesWideGlyph, !cell.continuesWideGlyph, index > 0 {
      self[index - 1].glyph = " "
    }
    if index + 1 < count, self[index + 1].continuesWideGlyph {
      self[index + 1] = Cell(" ", style: self[index + 1].style)
    }
    self[index] = cell
  }
}
