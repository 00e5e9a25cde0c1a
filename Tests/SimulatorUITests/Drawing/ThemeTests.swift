import SimulatorUI
import Testing

struct ThemeTests {
  private static let focus: [(without: Style, with: Style)] = [
    (.field, .fieldFocused), (.button, .buttonFocused),
  ]

  @Test(arguments: Theme.allCases, ColourDepth.allCases)
  func `the focus can be seen`(_ theme: Theme, _ depth: ColourDepth) {
    for pair in Self.focus {
      #expect(theme.look(of: pair.with, depth: depth) != theme.look(of: pair.without, depth: depth))
    }
  }

  @Test(arguments: Theme.allCases, ColourDepth.allCases)
  func `only colours that exist are used`(_ theme: Theme, _ depth: ColourDepth) {
    let limit =
      switch depth {
      case .monochrome: 0
      case .eight: 8
      case .sixteen: 16
      case .full: 256
      }
    for style in Style.allCases {
      let look = theme.look(of: style, depth: depth)
      #expect(look.foreground.map(Int.init) ?? -1 < limit)
      #expect(look.background.map(Int.init) ?? -1 < limit)
    }
  }

  @Test(arguments: Theme.allCases, ColourDepth.allCases)
  func `a background is never named without its text`(_ theme: Theme, _ depth: ColourDepth) {
    for style in Style.allCases {
      let look = theme.look(of: style, depth: depth)
      #expect(look.background == nil || look.foreground != nil)
    }
  }

  @Test(arguments: ColourDepth.allCases) func `monochrome has no colour`(_ depth: ColourDepth) {
    for style in Style.allCases {
      let look = Theme.monochrome.look(of: style, depth: depth)
      #expect(look.foreground == nil && look.background == nil)
    }
  }

  @Test(
    arguments: [
      (-1, ColourDepth.monochrome), (0, .monochrome), (2, .monochrome), (8, .eight),
      (15, .eight), (16, .sixteen), (88, .sixteen), (256, .full), (16_777_216, .full),
    ])
  func `the number of colours gives the depth`(_ count: Int, _ depth: ColourDepth) {
    #expect(ColourDepth(count: count) == depth)
  }
}
