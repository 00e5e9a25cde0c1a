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
    for (index, span) in spans.enumerated() where used < width {
      let rest = spans[(index + 1)...].contains { !$0.text.isEmpty }
      let columns = TextWidth.columns(of: span.text)
      // A span that fills the line exactly while more follows must show that something is cut.
      let text = rest && used + columns == width ? span.text + " " : span.text
      used += write(
        text,
        at: Position(column: position.column + used, row: position.row),
        style: span.style,
        width: width - used
      )
    }
    return used
  }
}
