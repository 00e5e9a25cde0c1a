/// A choice of looks for the styles.
///
/// Every look keeps its meaning without colour: state is told by words and symbols, focus by an
/// attribute. Backgrounds are the terminal's own except for bars, fields and buttons, and those
/// name both colours, so that they read on dark and on light terminals.
public enum Theme: String, CaseIterable, Hashable, Sendable {
  /// Calm, with one accent; for dark terminals, readable on light ones.
  case standard
  /// The same for light terminals.
  case light
  /// Nothing faint, and states as filled bars.
  case contrast
  /// No colour at all.
  case monochrome

  /// How `style` looks with the colours there are.
  public func look(of style: Style, depth: ColourDepth) -> Look {
    switch (self, depth) {
    case (.monochrome, _), (_, .monochrome): monochrome(style)
    case (.standard, .full): standardFull(style)
    case (.light, .full): lightFull(style)
    case (.standard, .sixteen): named(style, quiet: Look(8), brightness: 8)
    case (.light, .sixteen): named(style, quiet: Look(8), brightness: 0)
    case (.standard, .eight), (.light, .eight): named(style, quiet: Look(), brightness: 0)
    case (.contrast, .full), (.contrast, .sixteen): filled(style, brightness: 8)
    case (.contrast, .eight): filled(style, brightness: 0)
    }
  }
}

extension Theme {
  private func standardFull(_ style: Style) -> Look {
    switch style {
    case .plain: Look()
    case .quiet: Look(245)
    case .strong: Look(nil, .bold)
    case .accent: Look(38, .bold)
    case .field: Look(252, on: 236)
    case .fieldFocused: Look(231, on: 24)
    case .button: Look(252, on: 238)
    case .buttonFocused: Look(231, on: 31, .bold)
    case .header: Look(252, on: 236)
    case .badge: Look(231, on: 31, .bold)
    case .key: Look(38)
    case .line: Look(240)
    case .success: Look(35, .bold)
    case .processing: Look(214, .bold)
    case .error: Look(203, .bold)
    case .warning: Look(214)
    }
  }

  private func lightFull(_ style: Style) -> Look {
    switch style {
    case .plain: Look()
    case .quiet: Look(242)
    case .strong: Look(nil, .bold)
    case .accent: Look(25, .bold)
    case .field: Look(236, on: 254)
    case .fieldFocused: Look(16, on: 153)
    case .button: Look(236, on: 252)
    case .buttonFocused: Look(231, on: 25, .bold)
    case .header: Look(236, on: 254)
    case .badge: Look(231, on: 25, .bold)
    case .key: Look(25)
    case .line: Look(250)
    case .success: Look(28, .bold)
    case .processing: Look(130, .bold)
    case .error: Look(160, .bold)
    case .warning: Look(130)
    }
  }

  /// Both colours of a bar are named, so that it reads on any terminal.
  private func filled(_ style: Style, brightness: UInt8) -> Look {
    switch style {
    case .success: Look(0, on: 2 + brightness)
    case .processing, .warning: Look(0, on: 3 + brightness)
    case .error: Look(7 + brightness, on: 1)
    case .plain, .quiet, .strong, .accent, .field, .fieldFocused, .button, .buttonFocused,
      .header, .badge, .key, .line:
      monochrome(style)
    }
  }

  /// The looks of a small palette, whose colours the person may have chosen: no coloured
  /// backgrounds but by reversing, which cannot make text vanish.
  private func named(_ style: Style, quiet: Look, brightness: UInt8) -> Look {
    let (red, green, yellow, cyan): (UInt8, UInt8, UInt8, UInt8) = (1, 2, 3, 6)
    return switch style {
    case .quiet, .line: quiet
    case .accent: Look(cyan + brightness, .bold)
    case .key: Look(cyan + brightness)
    case .badge: Look(cyan, [.bold, .reverse])
    case .success: Look(green + brightness, .bold)
    case .processing: Look(yellow + brightness, .bold)
    case .error: Look(red + brightness, .bold)
    case .warning: Look(yellow + brightness)
    case .plain, .strong, .field, .fieldFocused, .button, .buttonFocused, .header:
      monochrome(style)
    }
  }

  private func monochrome(_ style: Style) -> Look {
    switch style {
    case .plain, .quiet, .line, .button: Look()
    case .strong, .accent, .success, .processing, .error, .warning, .key: Look(nil, .bold)
    // Stands out of the reversed header.
    case .badge: Look(nil, .bold)
    case .field: Look(nil, .underline)
    case .fieldFocused, .buttonFocused: Look(nil, .reverse)
    case .header: Look(nil, .reverse)
    }
  }
}
