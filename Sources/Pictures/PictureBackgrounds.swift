internal import SimulatorUI

/// What lies behind the text of a picture: one shape for each colour.
struct PictureBackgrounds {
  private var shapes: [RGB: String] = [:]
  private var order: [RGB] = []

  init(_ frame: Frame, _ paints: PicturePaints) {
    for row in 0..<frame.size.rows {
      var start = 0
      var colour: RGB?
      for (column, cell) in frame.row(row).enumerated() {
        let next = paints[cell.style].background
        guard next != colour else { continue }
        add(colour, row: row, from: start, to: column)
        (start, colour) = (column, next)
      }
      add(colour, row: row, from: start, to: frame.size.columns)
    }
  }

  /// The shapes; their edges are sharp, or seams would show between the rows.
  var elements: String {
    guard !order.isEmpty else { return "" }
    let paths = order.map { "<path fill=\"\($0.hex)\" d=\"\(shapes[$0] ?? "")\"/>\n" }
    return "<g shape-rendering=\"crispEdges\">\n\(paths.joined())</g>\n"
  }

  private mutating func add(_ colour: RGB?, row: Int, from start: Int, to end: Int) {
    guard let colour, start < end else { return }
    if shapes[colour] == nil { order.append(colour) }
    let width = PictureGrid.x(end - start)
    shapes[colour, default: ""] +=
      "M\(PictureGrid.x(start)) \(PictureGrid.y(row))"
      + "h\(width)v\(PictureGrid.cellHeight)h-\(width)z"
  }
}
