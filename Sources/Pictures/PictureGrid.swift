/// Where the cells of a screen lie in its picture, in pixels.
enum PictureGrid {
  static let cellWidth = 9
  static let cellHeight = 18
  /// From the upper edge of a cell to the line on which its text stands.
  static let baseline = 14
  static let fontSize = 15
  static let margin = 12

  static func x(_ column: Int) -> Int { column * cellWidth }
  static func y(_ row: Int) -> Int { row * cellHeight }
}
