/// A choice of looks for the styles.
///
/// A theme is presentation only: what a screen says and means is the same in each. Every look
/// keeps its meaning without colour: state is told by words and symbols, focus by an attribute or
/// by exchanged colours.
package enum Theme: String, CaseIterable, Hashable, Sendable {
  /// Calm, with one accent, on the terminal's own background; for dark terminals, readable on
  /// light ones.
  case standard = "default"
  /// Bright text on black, whatever the terminal's own colours are.
  case highContrast = "high-contrast"
  /// Dark text on white, whatever the terminal's own colours are.
  case light
  /// No colour, only attributes.
  case monochrome

  /// How `style` looks with the colours there are.
  package func look(of style: Style, depth: ColourDepth) -> Look {
    switch (self, depth) {
    case (.monochrome, _), (.standard, .monochrome), (.light, .monochrome): attributes(style)
    case (.highContrast, .monochrome): attributesOnly(style, quiet: Look())
    case (.standard, .full): standard(style)
    case (.standard, .sixteen): named(style, brightness: 8)
    case (.standard, .eight): named(style, brightness: 0)
    case (.highContrast, .full): highContrast(style)
    case (.highContrast, .sixteen): highContrast(style, white: 15, brightness: 8)
    case (.highContrast, .eight): highContrast(style, white: 7, brightness: 0)
    case (.light, .full): light(style)
    case (.light, .sixteen): light(style, white: 15)
    case (.light, .eight): light(style, white: 7)
    }
  }

  private func attributes(_ style: Style) -> Look { attributesOnly(style, quiet: Look(nil, .dim)) }
}
