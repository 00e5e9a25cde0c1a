/// Extent of a terminal screen, in character cells.
public struct Size: Hashable, Sendable {
  /// Width in cells.
  public var columns: Int
  /// Height in cells.
  public var rows: Int

  /// Makes a size; negative values count as zero.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }
}
