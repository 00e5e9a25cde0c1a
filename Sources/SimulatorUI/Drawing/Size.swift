/// Extent of a terminal screen, in character cells.
package struct Size: Hashable, Sendable {
  /// Width in cells.
  package var columns: Int
  /// Height in cells.
  package var rows: Int

  /// Makes a size; negative values count as zero.
  package init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }
}
