/// Place of one cell on a screen, counted from the upper left corner, from zero.
package struct Position: Hashable, Sendable {
  /// Distance from the left edge, in cells.
  package var column: Int
  /// Distance from the top edge, in cells.
  package var row: Int

  /// Makes a position.
  package init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}
