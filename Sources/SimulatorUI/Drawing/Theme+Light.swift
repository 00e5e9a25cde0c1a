extension Theme {
  /// White behind everything, and the accent blue.
  func light(_ style: Style) -> Look {
    switch style {
    case .plain: Look(236, on: 231)
    case .quiet: Look(242, on: 231)
    case .strong: Look(16, on: 231, .bold)
    case .accent: Look(25, on: 231, .bold)
    case .field: Look(236, on: 254)
    case .fieldFocused: Look(16, on: 153)
    case .button: Look(236, on: 252)
    case .buttonFocused: Look(231, on: 25, .bold)
    case .header: Look(236, on: 254)
    case .badge: Look(231, on: 25, .bold)
    case .key: Look(25, on: 231)
    case .line: Look(246, on: 231)
    case .success: Look(28, on: 231, .bold)
    case .processing: Look(130, on: 231, .bold)
    case .error: Look(160, on: 231, .bold)
    case .warning: Look(130, on: 231)
    }
  }

  /// The same with 8 or 16 colours.
  ///
  /// Dark text is never bold: many terminals then take its bright twin. Green and yellow on white
  /// are too bright, and behind a whole frame too loud; only a warning, which has none, is yellow.
  func light(_ style: Style, white: UInt8) -> Look {
    let (black, red, yellow, blue, cyan): (UInt8, UInt8, UInt8, UInt8, UInt8) = (0, 1, 3, 4, 6)
    return switch style {
    case .plain, .quiet, .strong, .line, .success, .processing: Look(black, on: white)
    case .accent, .key: Look(blue, on: white)
    case .field, .button: Look(black, on: cyan)
    case .fieldFocused, .buttonFocused, .badge: Look(white, on: blue)
    case .header: Look(white, on: black)
    case .warning: Look(black, on: yellow)
    case .error: Look(red, on: white)
    }
  }
}
