/// A piece of a line in one style.
struct Span: Hashable, Sendable {
  let text: String
  let style: Style

  init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }
}

extension [Span] {
  var columns: Int { reduce(0) { $0 + TextWidth.columns(of: $1.text) } }
}

extension Frame {
  /// Writes spans one after another; what does not fit into `width` ends with a mark.
  ///
  /// - Returns: The number of cells taken.
  @discardableResult
  mutating func write(_ spans: [Span], at position: Position, width: Int) -> Int {
    var used = 0
    for span in spans where !span.text.isEmpty {
      guard used < width else {
        // Something follows a line that is full: its last cell must show that.
        put(
          Cell(DisplayText.mark, style: span.style),
          at: Position(column: position.column + width - 1, row: position.row)
        )
        break
      }
      used += write(
        span.text,
        at: Position(column: position.column + used, row: position.row),
        style: span.style,
        width: width - used
      )
    }
    return used
  }
}
