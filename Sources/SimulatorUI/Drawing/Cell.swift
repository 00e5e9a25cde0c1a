/// One character cell of a screen, in sixteen bytes without padding.
package struct Cell: Hashable, Sendable {
  private var content: Glyph
  /// What the text means.
  package var style: Style
  /// Whether the cell is the right half of the wide glyph before it.
  package var continuesWideGlyph: Bool

  /// Makes a cell.
  package init(_ glyph: Character, style: Style = .plain, continuesWideGlyph: Bool = false) {
    content = Glyph(glyph)
    self.style = style
    self.continuesWideGlyph = continuesWideGlyph
  }

  /// Makes a cell of one scalar.
  init(_ scalar: Unicode.Scalar, style: Style) {
    content = Glyph(scalar)
    self.style = style
    continuesWideGlyph = false
  }

  /// Whether both look and mean the same.
  package static func == (left: Cell, right: Cell) -> Bool {
    left.content == right.content && left.style == right.style
      && left.continuesWideGlyph == right.continuesWideGlyph
  }

  /// What is shown; a wide glyph also takes the cell to its right.
  package var glyph: Character {
    get { content.character }
    set { content = Glyph(newValue) }
  }

  /// What is shown, if it is a single scalar, as nearly all glyphs are; else nil.
  package var scalar: Unicode.Scalar? { content.scalar }

  /// Whether nothing is to be seen but the style's background.
  package var isEmpty: Bool { content.scalar == " " }

  /// Goes through the scalars of what is shown, at most five.
  package func forEachScalar(_ body: (Unicode.Scalar) -> Void) {
    content.forEachScalar(body)
  }

  /// An empty cell.
  package static let blank = Cell(" " as Unicode.Scalar, style: .plain)
}
