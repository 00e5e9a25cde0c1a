import SimulatorUI
import Testing

struct RGBTests {
  @Test(arguments: [
    (0, "#000000"), (1, "#cd0000"), (7, "#e5e5e5"), (12, "#5c5cff"), (15, "#ffffff"),
    (16, "#000000"), (17, "#00005f"), (21, "#0000ff"), (22, "#005f00"), (25, "#005faf"),
    (52, "#5f0000"), (231, "#ffffff"), (232, "#080808"), (243, "#767676"), (255, "#eeeeee"),
  ])
  func `The palette is that of xterm`(index: UInt8, hex: String) {
    #expect(RGB(paletteIndex: index).hex == hex)
  }

  /// Values that others have published.
  @Test(arguments: [
    (RGB(0, 0, 0), RGB(255, 255, 255), 21.0), (RGB(0x76, 0x76, 0x76), RGB(255, 255, 255), 4.54),
    (RGB(255, 0, 0), RGB(255, 255, 255), 4.0), (RGB(1, 2, 3), RGB(1, 2, 3), 1.0),
  ])
  func `Contrast is what WCAG says`(one: RGB, other: RGB, contrast: Double) {
    #expect(abs(one.contrast(with: other) - contrast) < 0.005)
    #expect(one.contrast(with: other) == other.contrast(with: one))
  }
}
