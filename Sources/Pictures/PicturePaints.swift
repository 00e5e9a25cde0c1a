internal import SimulatorUI

/// The styles of a theme in the colours of a picture.
struct PicturePaints {
  /// One style's colours.
  struct Paint {
    /// Colour of text and lines.
    var foreground: RGB
    /// Colour behind them; nil where nothing but the screen is.
    var background: RGB?
    var attributes: Look.Attributes
  }

  private static let families =
    "ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono','Liberation Mono',monospace"

  /// How much of its strength faint text has.
  static let faintness = ".65"

  /// Colour of the empty screen.
  let ground: RGB
  private let paints: [Style: Paint]

  init(_ theme: Theme) {
    // A terminal's own colours, where the theme leaves them.
    let text = RGB(paletteIndex: 252)
    let plain = theme.look(of: .plain, depth: .full)
    let ground = RGB(paletteIndex: plain.background ?? 233)
    var paints: [Style: Paint] = [:]
    for style in Style.allCases {
      let look = theme.look(of: style, depth: .full)
      let foreground = look.foreground.map { RGB(paletteIndex: $0) } ?? text
      let background = look.background.map { RGB(paletteIndex: $0) } ?? ground
      let isReversed = look.attributes.contains(.reverse)
      let behind = isReversed ? foreground : background
      paints[style] = Paint(
        foreground: isReversed ? background : foreground,
        background: behind == ground ? nil : behind,
        attributes: look.attributes
      )
    }
    self.ground = ground
    self.paints = paints
  }

  subscript(style: Style) -> Paint {
    guard let paint = paints[style] else { preconditionFailure("Every style has its paint") }
    return paint
  }

  /// A class for each style of text in the frame.
  func styleSheet(for frame: Frame) -> String {
    let used = Set(frame.cells.map(\.style))
    let classes = Style.allCases.filter { $0 != .plain && used.contains($0) }.map { style in
      let paint = self[style]
      var rules = "fill:\(paint.foreground.hex)"
      if paint.attributes.contains(.bold) { rules += ";font-weight:700" }
      if paint.attributes.contains(.dim) { rules += ";opacity:\(Self.faintness)" }
      return ".\(style.rawValue){\(rules)}"
    }
    // A terminal never turns the order of its cells.
    return "text{font:\(PictureGrid.fontSize)px \(Self.families);unicode-bidi:bidi-override}"
      + classes.joined()
  }
}
