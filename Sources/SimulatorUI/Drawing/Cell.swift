/// One character cell of a screen.
public struct Cell: Hashable, Sendable {
  /// What is shown; a wide glyph also takes the cell to its right.
  public var glyph: Character
  /// What the text means.
  public var style: Style
  /// Whether the cell is the right half of the wide glyph before it.
  public var continuesWideGlyph: Bool

  /// Makes a cell.
  public init(_ glyph: Character, style: Style = .plain, continuesWideGlyph: Bool = false) {
    self.glyph = glyph
    self.style = style
    self.continuesWideGlyph = continuesWideGlyph
  }

  /// An empty cell.
  public static let blank = Cell(" ")
}
