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

  /// What one row shows, from the left; the right half of a wide glyph adds nothing.
  ///
  /// - Parameters:
  ///   - index: One of the frame's rows.
  ///   - columns: How many cells are read; nil for all.
  /// - Returns: The text, with the blanks at its end.
  package func text(ofRow index: Int, columns: Int? = nil) -> String {
    let start = index * size.columns
    let end = start + min(max(columns ?? size.columns, 0), size.columns)
    var text = String.UnicodeScalarView()
    cells.withUnsafeBufferPointer { cells in
      var index = start
      while index < end {
        let cell = cells[index]
        index += 1
        guard !cell.continuesWideGlyph else { continue }
        if let scalar = cell.scalar {
          text.append(scalar)
        } else {
          cell.forEachScalar { text.append($0) }
        }
      }
    }
    return String(text)
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

extension Frame {
  /// Whether both show the same.
  package static func == (left: Frame, right: Frame) -> Bool {
    guard left.size == right.size, left.cursor == right.cursor else { return false }
    return left.cells.withUnsafeBufferPointer { cells in
      right.cells.withUnsafeBufferPointer { cells.firstDifference(from: $0, in: 0..<cells.count) }
    } == nil
  }
}

extension UnsafeBufferPointer<Cell> {
  /// The first place in a range where the cells differ from as many others; nil if none does.
  func firstDifference(from others: Self, in range: Range<Int>) -> Int? {
    // Both have the same storage more often than not.
    if baseAddress == others.baseAddress { return nil }
    var index = range.lowerBound
    let end = range.upperBound
    while index < end {
      guard self[index] == others[index] else { return index }
      index += 1
    }
    return nil
  }
}
