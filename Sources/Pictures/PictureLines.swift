internal import SimulatorUI

/// The lines of a picture: boxes, bars and what is underlined.
struct PictureLines {
  /// How a line is drawn.
  private struct Pen: Hashable {
    let colour: RGB
    let isHeavy: Bool
    let isFaint: Bool
  }

  /// A stretch in half cells, from the first to before the last.
  private struct Stretch {
    let place: Int
    var start: Int
    var end: Int
  }

  private var order: [Pen] = []
  private var shapes: [Pen: String] = [:]

  /// A cell that shows part of a line.
  private struct Part {
    let column: Int
    let row: Int
    let style: Style
    let glyph: BoxGlyph
  }

  init(_ frame: Frame, _ paints: PicturePaints) {
    let parts = Self.parts(of: frame)
    for style in Style.allCases {
      let paint = paints[style]
      let isFaint = paint.attributes.contains(.dim)
      for isHeavy in [false, true] {
        let pen = Pen(colour: paint.foreground, isHeavy: isHeavy, isFaint: isFaint)
        let drawn = parts.filter { $0.style == style && $0.glyph.isHeavy == isHeavy }
        add(Self.shape(of: drawn), pen)
      }
      if paint.attributes.contains(.underline) {
        let pen = Pen(colour: paint.foreground, isHeavy: false, isFaint: isFaint)
        add(Self.underlines(of: frame, style), pen)
      }
    }
  }

  /// The lines, one element for each colour and weight.
  var elements: String {
    guard !order.isEmpty else { return "" }
    let paths = order.map { pen in
      let weight = pen.isHeavy ? " stroke-width=\"3\"" : ""
      let strength = pen.isFaint ? " opacity=\"\(PicturePaints.faintness)\"" : ""
      return "<path stroke=\"\(pen.colour.hex)\"\(weight)\(strength) d=\"\(shapes[pen] ?? "")\"/>\n"
    }
    let attributes = "fill=\"none\" stroke-linecap=\"square\" shape-rendering=\"crispEdges\""
    return "<g \(attributes)>\n\(paths.joined())</g>\n"
  }

  private mutating func add(_ shape: String, _ pen: Pen) {
    guard !shape.isEmpty else { return }
    if shapes[pen] == nil { order.append(pen) }
    shapes[pen, default: ""] += shape
  }

  /// The cells with parts of lines, row after row.
  private static func parts(of frame: Frame) -> [Part] {
    var parts: [Part] = []
    for row in 0..<frame.size.rows {
      for (column, cell) in frame.row(row).enumerated() {
        guard let glyph = BoxGlyph(cell) else { continue }
        parts.append(Part(column: column, row: row, style: cell.style, glyph: glyph))
      }
    }
    return parts
  }

  private static func shape(of parts: [Part]) -> String {
    guard !parts.isEmpty else { return "" }
    var across: [Stretch] = []
    var downwards: [Stretch] = []
    for part in parts {
      let glyph = part.glyph
      extend(&across, part.row, from: 2 * part.column, first: glyph.left, second: glyph.right)
    }
    for part in parts.sorted(by: { ($0.column, $0.row) < ($1.column, $1.row) }) {
      let glyph = part.glyph
      extend(&downwards, part.column, from: 2 * part.row, first: glyph.up, second: glyph.down)
    }
    let height = PictureGrid.cellHeight / 2
    return across.map { line in
      let y = PictureGrid.y(line.place) + height - 1
      let length = halves((line.end - line.start) * PictureGrid.cellWidth)
      return "M\(halves(line.start * PictureGrid.cellWidth)) \(y).5h\(length)"
    }.joined()
      + downwards.map { line in
        let x = halves((2 * line.place + 1) * PictureGrid.cellWidth)
        // In half pixels; the lines across run half a pixel above the middle.
        let start = line.start * 2 * height - line.start % 2
        let end = line.end * 2 * height - line.end % 2
        return "M\(x) \(halves(start))v\(halves(end - start))"
      }.joined()
  }

  /// Adds the two halves of a cell, to the last stretch where they touch it.
  private static func extend(
    _ stretches: inout [Stretch],
    _ place: Int,
    from start: Int,
    first: Bool,
    second: Bool
  ) {
    guard first || second else { return }
    let start = first ? start : start + 1
    let end = start + (first && second ? 2 : 1)
    if let last = stretches.last, last.place == place, last.end == start {
      stretches[stretches.count - 1].end = end
    } else {
      stretches.append(Stretch(place: place, start: start, end: end))
    }
  }

  private static func underlines(of frame: Frame, _ style: Style) -> String {
    var shape = ""
    for row in 0..<frame.size.rows {
      let cells = Array(frame.row(row))
      var column = 0
      while column < cells.count {
        let length = cells[column...].prefix { $0.style == style }.count
        if length > 0 {
          let y = PictureGrid.y(row) + PictureGrid.baseline + 2
          shape += "M\(PictureGrid.x(column)) \(y).5h\(PictureGrid.x(length))"
        }
        column += max(1, length)
      }
    }
    return shape
  }

  /// A number of half pixels, in pixels.
  private static func halves(_ count: Int) -> String {
    count % 2 == 0 ? "\(count / 2)" : "\(count / 2).5"
  }
}
