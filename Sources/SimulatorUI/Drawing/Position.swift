/// Place of one cell on a screen, counted from the upper left corner, from zero.
public struct Position: Hashable, Sendable {
  /// Distance from the left edge, in cells.
  public var column: Int
  /// Distance from the top edge, in cells.
  public var row: Int

  /// Makes a position.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}
