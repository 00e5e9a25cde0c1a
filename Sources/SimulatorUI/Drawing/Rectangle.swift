/// A part of a screen.
package struct Rectangle: Hashable, Sendable {
  /// The upper left cell.
  package var origin: Position
  /// The extent.
  package var size: Size

  /// Makes a rectangle.
  package init(origin: Position, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from its corner and its extent.
  package init(column: Int, row: Int, columns: Int, rows: Int) {
    self.init(
      origin: Position(column: column, row: row),
      size: Size(columns: columns, rows: rows)
    )
  }

  /// The part that lies within a screen of `bounds`.
  func clipped(to bounds: Size) -> (columns: Range<Int>, rows: Range<Int>) {
    (
      Self.clip(origin.column, size.columns, to: bounds.columns),
      Self.clip(origin.row, size.rows, to: bounds.rows)
    )
  }

  private static func clip(_ start: Int, _ length: Int, to limit: Int) -> Range<Int> {
    let (end, overflows) = start.addingReportingOverflow(length)
    let low = min(max(start, 0), limit)
    return low..<max(low, overflows ? limit : min(end, limit))
  }
}
