internal import SimulatorUI

/// The words of a picture.
enum PictureText {
  /// Text of one style that stands together.
  private struct Run {
    let column: Int
    let style: Style
    var text: String
    var columns: Int
    /// Whether more characters may follow in the same element.
    let isOpen: Bool
  }

  /// The text as elements, row after row.
  static func elements(of frame: Frame) -> String {
    var text = ""
    for row in 0..<frame.size.rows {
      for run in runs(of: frame.row(row)) {
        let style = run.style == .plain ? "" : " class=\"\(run.style.rawValue)\""
        // A font with other widths is spaced out to the cells; for one glyph its place is enough.
        let length =
          run.columns > 1 && run.isOpen ? " textLength=\"\(PictureGrid.x(run.columns))\"" : ""
        let place =
          "x=\"\(PictureGrid.x(run.column))\" y=\"\(PictureGrid.y(row) + PictureGrid.baseline)\""
        text += "<text\(style) \(place)\(length)>\(XMLText.escaped(run.text))</text>\n"
      }
    }
    return text
  }

  /// What the frame says, line by line, without its lines and empty space.
  static func description(of frame: Frame) -> String {
    (0..<frame.size.rows).compactMap { row in
      var line = ""
      var end = 0
      for run in runs(of: frame.row(row)) {
        line += (line.isEmpty || run.column == end ? "" : " ") + run.text
        end = run.column + run.columns
      }
      return line.isEmpty ? nil : line
    }.joined(separator: "\n")
  }

  /// The runs of a row: apart at each change of style, each gap of two blanks and each symbol.
  private static func runs(of cells: ArraySlice<Cell>) -> [Run] {
    var runs: [Run] = []
    for (column, cell) in cells.enumerated() {
      guard !cell.isEmpty, !cell.continuesWideGlyph, BoxGlyph(cell) == nil else {
        continue
      }
      let isOpen = cell.glyph.hasUsualWidth
      if let last = runs.last, last.isOpen, isOpen, last.style == cell.style {
        let gap = column - last.column - last.columns
        let isBlank = cells.dropFirst(column - gap).prefix(gap).allSatisfy {
          $0.isEmpty && $0.style == cell.style
        }
        if gap == 0 || (gap == 1 && isBlank) {
          runs[runs.count - 1].text += (gap == 0 ? "" : " ") + String(cell.glyph)
          runs[runs.count - 1].columns += gap + 1
          continue
        }
      }
      let run = Run(
        column: column,
        style: cell.style,
        text: String(cell.glyph),
        columns: cells.dropFirst(column + 1).first?.continuesWideGlyph == true ? 2 : 1,
        isOpen: isOpen
      )
      runs.append(run)
    }
    return runs
  }
}

extension Character {
  /// Whether every monospaced font has the character, and none in another width.
  fileprivate var hasUsualWidth: Bool {
    unicodeScalars.allSatisfy { (0x20..<0x0300).contains($0.value) }
  }
}
