package import SimulatorUI

/// A screen as an SVG picture, as a terminal with 256 colours would show it.
///
/// Text stays text, with an exact place for each run, so that the columns hold in any font. The
/// lines of boxes are drawn, so that they join.
package struct ScreenPicture: Hashable, Sendable {
  /// The picture as the text of its file.
  package let svg: String
}

extension ScreenPicture {
  /// Draws a frame; `title` is what people hear who cannot see it, before the text.
  package init(_ frame: Frame, title: String, theme: Theme = .standard) {
    let paints = PicturePaints(theme)
    let width = frame.size.columns * PictureGrid.cellWidth + 2 * PictureGrid.margin
    let height = frame.size.rows * PictureGrid.cellHeight + 2 * PictureGrid.margin
    let ground = paints[.plain]
    let edge = paints[.line].foreground.hex
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" role="img" \
      width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      <title>\(XMLText.escaped(title))</title>
      <desc>\(XMLText.escaped(PictureText.description(of: frame)))</desc>
      <style>\(paints.styleSheet(for: frame))</style>
      <rect x=".5" y=".5" width="\(width - 1)" height="\(height - 1)" rx="8" \
      fill="\(paints.ground.hex)" stroke="\(edge)" stroke-opacity=".5"/>
      <g transform="translate(\(PictureGrid.margin) \(PictureGrid.margin))" \
      fill="\(ground.foreground.hex)">

      """
    text += PictureBackgrounds(frame, paints).elements
    text += PictureLines(frame, paints).elements
    text += PictureText.elements(of: frame)
    text += Self.cursor(of: frame, paints)
    svg = text + "</g>\n</svg>\n"
  }

  /// A bar on the left edge of the cell, in the colour of the text there.
  private static func cursor(of frame: Frame, _ paints: PicturePaints) -> String {
    guard let cursor = frame.cursor else { return "" }
    let cell = frame.cells[cursor.row * frame.size.columns + cursor.column]
    let place = "x=\"\(PictureGrid.x(cursor.column) - 1)\" y=\"\(PictureGrid.y(cursor.row))\""
    let extent = "width=\"2\" height=\"\(PictureGrid.cellHeight)\""
    return "<rect \(place) \(extent) fill=\"\(paints[cell.style].foreground.hex)\"/>\n"
  }
}
