internal import SimulatorUI

/// Writes frames as a terminal reads them: all of the first one, then only what changes.
struct AnsiWriter {
  private let theme: Theme
  private var shown: Frame?

  init(theme: Theme) {
    self.theme = theme
  }

  /// What a terminal must get to show a frame after the one before; empty if nothing differs.
  mutating func text(for frame: Frame) -> String {
    guard frame != shown else { return "" }
    let isNew = shown?.size != frame.size
    var text = isNew ? "\u{1B}[0m\u{1B}[2J" : "\u{1B}[?25l"
    var style: Style?
    var pen: Position?
    frame.forEachChange(from: isNew ? nil : shown) { position, cell, isWide in
      if pen != position { text += place(position) }
      if style != cell.style { text += paint(cell.style) }
      text.append(cell.glyph)
      style = cell.style
      pen = Position(column: position.column + (isWide ? 2 : 1), row: position.row)
    }
    text += "\u{1B}[0m"
    if let cursor = frame.cursor {
      text += place(cursor) + "\u{1B}[?25h"
    } else {
      text += "\u{1B}[?25l"
    }
    shown = frame
    return text
  }

  /// What leaves the last screen to be read, with the cursor below it.
  func end() -> String {
    "\u{1B}[0m" + place(Position(column: 0, row: (shown?.size.rows ?? 1) - 1)) + "\u{1B}[?25h\r\n"
  }

  private func place(_ position: Position) -> String {
    "\u{1B}[\(position.row + 1);\(position.column + 1)H"
  }

  /// Select Graphic Rendition (ECMA-48), with the palette of 256 colours.
  private func paint(_ style: Style) -> String {
    let look = theme.look(of: style, depth: .full)
    var codes = ["0"]
    if look.attributes.contains(.bold) { codes.append("1") }
    if look.attributes.contains(.dim) { codes.append("2") }
    if look.attributes.contains(.underline) { codes.append("4") }
    if look.attributes.contains(.reverse) { codes.append("7") }
    if let colour = look.foreground { codes.append("38;5;\(colour)") }
    if let colour = look.background { codes.append("48;5;\(colour)") }
    return "\u{1B}[\(codes.joined(separator: ";"))m"
  }
}
