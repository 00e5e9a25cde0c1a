/// One row of a screen's body; where space is short, the least important rows go first.
struct BodyRow {
  /// What a row is worth.
  enum Importance: Int, Comparable {
    /// Air between the parts.
    case air
    /// Nice to know.
    case extra
    /// Helps to understand.
    case help
    /// Part of the screen.
    case part
    /// What the shopper's next key goes to, or what is wrong.
    case focus

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  let importance: Importance
  let spans: [Span]
  /// Where the cursor stands in the row, if it stands here.
  let cursor: Int?

  init(_ importance: Importance, _ spans: [Span] = [], cursor: Int? = nil) {
    self.importance = importance
    self.spans = spans
    self.cursor = cursor
  }

  static let air = BodyRow(.air)
}

extension [BodyRow] {
  /// The rows that fit, in their order; of equal rows the later go first.
  func fitting(_ height: Int) -> [BodyRow] {
    var rows = self
    while rows.count > height, let least = rows.map(\.importance).min(),
      let index = rows.lastIndex(where: { $0.importance == least })
    {
      rows.remove(at: index)
    }
    return rows
  }
}

extension Frame {
  /// Draws the rows that fit into a rectangle, and places the cursor.
  mutating func draw(_ rows: [BodyRow], in area: Rectangle) {
    for (offset, row) in rows.fitting(area.size.rows).enumerated() {
      let position = Position(column: area.origin.column, row: area.origin.row + offset)
      write(row.spans, at: position, width: area.size.columns)
      if let column = row.cursor {
        cursor = Position(
          column: position.column + min(column, max(0, area.size.columns - 1)),
          row: position.row
        )
      }
    }
  }
}
