/// The last row: the few keys that matter here.
struct KeyBar {
  /// Each key's name and what it does.
  let items: [(key: String, text: String)]

  func draw(_ frame: inout Frame) {
    var column = 1
    let row = frame.size.rows - 1
    for (key, text) in items {
      let columns = TextWidth.columns(of: key) + 1 + TextWidth.columns(of: text)
      guard column + columns < frame.size.columns else { break }
      column += frame.write(key, at: Position(column: column, row: row), style: .key)
      column += 1
      column += frame.write(text, at: Position(column: column, row: row), style: .quiet)
      column += 2
    }
  }
}
