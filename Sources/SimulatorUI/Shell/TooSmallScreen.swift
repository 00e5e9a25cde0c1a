/// What is shown where nothing else fits.
struct TooSmallScreen {
  /// The smallest screen that everything fits on.
  static let smallestSize = Size(columns: 40, rows: 12)

  let texts: ShellPhrases

  /// Whether nothing else fits on a screen.
  static func isNeeded(on size: Size) -> Bool {
    size.columns < smallestSize.columns || size.rows < smallestSize.rows
  }

  func draw(_ frame: inout Frame) {
    let needed = "\(Self.smallestSize.columns)x\(Self.smallestSize.rows)"
    let lines = [texts.tooSmall(needed), texts.tooSmallHint]
    for (index, line) in lines.enumerated() where index < frame.size.rows {
      let columns = TextWidth.columns(of: line)
      let row = max(0, (frame.size.rows - lines.count) / 2) + index
      frame.write(
        line,
        at: Position(column: max(0, (frame.size.columns - columns) / 2), row: row),
        style: index == 0 ? .strong : .quiet
      )
    }
  }
}
