extension Theme {
  /// Looks on the terminal's own background, but for bars, fields and buttons, which bring theirs.
  ///
  /// The other colours keep to middle tones, so that they read on dark and light.
  func standard(_ style: Style) -> Look {
    switch style {
    case .plain: Look()
    case .quiet: Look(245)
    case .strong: Look(nil, .bold)
    case .accent: Look(32, .bold)
    case .field: Look(252, on: 236)
    case .fieldFocused: Look(231, on: 25)
    case .button: Look(252, on: 238)
    case .buttonFocused: Look(231, on: 25, .bold)
    case .header: Look(252, on: 236)
    case .badge: Look(231, on: 25, .bold)
    case .key: Look(32)
    case .line: Look(241)
    case .success: Look(35, .bold)
    case .processing: Look(172, .bold)
    case .error: Look(203, .bold)
    case .warning: Look(172)
    }
  }

  /// The looks of a small palette, whose colours the person may have chosen: no coloured
  /// backgrounds but by exchanging, which cannot make text vanish, and no bright black, which in
  /// some palettes is the background.
  func named(_ style: Style, brightness: UInt8) -> Look {
    let (red, green, yellow, cyan): (UInt8, UInt8, UInt8, UInt8) = (1, 2, 3, 6)
    return switch style {
    case .accent: Look(cyan + brightness, .bold)
    case .key: Look(cyan + brightness)
    case .badge: Look(cyan, [.bold, .reverse])
    case .success: Look(green + brightness, .bold)
    case .processing: Look(yellow + brightness, .bold)
    case .error: Look(red + brightness, .bold)
    case .warning: Look(yellow + brightness)
    case .plain, .quiet, .line, .strong, .field, .fieldFocused, .button, .buttonFocused, .header:
      attributesOnly(style, quiet: Look(nil, .dim))
    }
  }
}
