import SimulatorUI
import Testing

struct ThemeContrastTests {
  /// A theme that sets both colours of every style, with one number of colours.
  static let whole: [(Theme, ColourDepth)] = [Theme.highContrast, .light].flatMap { theme in
    [ColourDepth.eight, .sixteen, .full].map { (theme, $0) }
  }

  /// Lines are no text; WCAG asks 3 to 1 for what is not.
  private static func least(_ style: Style) -> Double { style == .line ? 3 : 4.5 }

  @Test(arguments: whole)
  func `Text stands out of the background that its theme sets`(
    theme: Theme,
    depth: ColourDepth
  ) throws {
    for style in Style.allCases {
      let look = theme.look(of: style, depth: depth)
      let behind = RGB(paletteIndex: try #require(look.background, "\(style)"))
      for index in try shownForegrounds(of: look, depth) {
        let contrast = RGB(paletteIndex: index).contrast(with: behind)
        #expect(contrast >= Self.least(style), "\(style): \(contrast)")
      }
    }
  }

  @Test
  func `The high-contrast theme has 7 to 1 where the colours allow it`() throws {
    for style in Style.allCases {
      let contrast = try contrast(of: Theme.highContrast.look(of: style, depth: .full))
      #expect(contrast >= 7, "\(style): \(contrast)")
    }
  }

  @Test(arguments: [
    Style.field, .fieldFocused, .button, .buttonFocused, .header, .badge,
  ])
  func `Bars, fields and buttons of the default theme set both colours`(style: Style) throws {
    let contrast = try contrast(of: Theme.standard.look(of: style, depth: .full))
    #expect(contrast >= 4.5)
  }

  @Test
  func `Other text of the default theme reads on black, and can be made out on white`() {
    for style in Style.allCases {
      let look = Theme.standard.look(of: style, depth: .full)
      guard look.background == nil, let index = look.foreground else { continue }
      let colour = RGB(paletteIndex: index)
      let onBlack = colour.contrast(with: RGB(0, 0, 0))
      #expect(onBlack >= Self.least(style), "\(style): \(onBlack)")
      let onWhite = colour.contrast(with: RGB(255, 255, 255))
      #expect(onWhite >= 2.8, "\(style): \(onWhite)")
    }
  }

  @Test(arguments: [ColourDepth.eight, .sixteen])
  func `The default theme never puts a small palette's colours on one another`(
    depth: ColourDepth
  ) {
    for style in Style.allCases {
      let look = Theme.standard.look(of: style, depth: depth)
      #expect(look.background == nil)
      // Black and white may be the background.
      #expect(![0, 7, 8, 15].contains(look.foreground), "\(style)")
    }
  }

  @Test(arguments: Theme.allCases)
  func `Without colour there are attributes only`(theme: Theme) {
    for style in Style.allCases {
      let look = theme.look(of: style, depth: .monochrome)
      #expect(look.foreground == nil && look.background == nil, "\(style)")
    }
  }

  @Test(arguments: Theme.allCases, ColourDepth.allCases)
  func `The accent, the badge and a field are seen`(theme: Theme, depth: ColourDepth) {
    func look(_ style: Style) -> Look { theme.look(of: style, depth: depth) }
    #expect(look(.header) != look(.badge))
    #expect(look(.field) != look(.plain))
    #expect(look(.accent) != look(.quiet))
  }

  @Test
  func `The names of the themes are those of the option`() {
    let names = ["default", "high-contrast", "light", "monochrome"]
    #expect(Theme.allCases.map(\.rawValue) == names)
  }

  private func contrast(of look: Look) throws -> Double {
    let foreground = RGB(paletteIndex: try #require(look.foreground))
    return foreground.contrast(with: RGB(paletteIndex: try #require(look.background)))
  }

  /// The colours that text may come out in: many terminals brighten what is bold.
  private func shownForegrounds(of look: Look, _ depth: ColourDepth) throws -> [UInt8] {
    let index = try #require(look.foreground)
    let isBrightened = depth != .full && index < 8 && look.attributes.contains(.bold)
    return isBrightened ? [index, index + 8] : [index]
  }
}
