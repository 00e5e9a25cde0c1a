extension Frame {
  /// Writes a line of text.
  ///
  /// Text that does not fit into `width`, or before the frame's edge, ends with `…`. What has no
  /// width of its own, such as a control character, is left out; text from outside goes
  /// through `DisplayText.safe` first.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - position: its first cell; what lies left of the frame is not seen.
  ///   - style: what the text means.
  ///   - width: the most cells it may take; nil for all up to the edge.
  /// - Returns: the number of cells it took.
  @discardableResult
  package mutating func write(
    _ text: String,
    at position: Position,
    style: Style = .plain,
    width: Int? = nil
  ) -> Int {
    guard position.row >= 0, position.row < size.rows, position.column < size.columns else {
      return 0
    }
    // Far left of the frame there is nothing to see, and the sums below must not overflow.
    guard position.column >= -0xFFFF else { return 0 }
    let available = min(max(width ?? .max, 0), size.columns - position.column)
    let rowStart = position.row * size.columns
    if position.column >= 0, TextWidth.isPlain(text) {
      return writePlain(
        text.unicodeScalars,
        at: rowStart + position.column,
        style: style,
        width: available
      )
    }
    var column = position.column
    for character in DisplayText.truncated(text, to: available) {
      let width = TextWidth.columns(of: character)
      defer { column += width }
      if width == 2, column >= 0 {
        replace(rowStart + column, with: Cell(character, style: style))
        replace(rowStart + column + 1, with: Cell(" ", style: style, continuesWideGlyph: true))
      } else if width == 2, column == -1 {
        replace(rowStart, with: Cell(" ", style: style))
      } else if width == 1, column >= 0 {
        replace(rowStart + column, with: Cell(character, style: style))
      }
    }
    return column - position.column
  }

  /// Writes scalars of which each is a character of one cell.
  private mutating func writePlain(
    _ scalars: String.UnicodeScalarView,
    at start: Int,
    style: Style,
    width: Int
  ) -> Int {
    var count = 0
    cells.withUnsafeMutableBufferPointer { cells in
      for scalar in scalars {
        guard count < width else {
          // What does not fit is marked in the last cell that does.
          if count > 0 {
            cells.replace(start + count - 1, with: Cell(DisplayText.mark, style: style))
          }
          return
        }
        cells.replace(start + count, with: Cell(scalar, style: style))
        count += 1
      }
    }
    return count
  }
}
