extension Theme {
  /// Black behind everything, and the accent cyan; text has a contrast of 7 to 1 and more.
  func highContrast(_ style: Style) -> Look {
    switch style {
    case .plain: Look(231, on: 16)
    case .quiet: Look(252, on: 16)
    case .strong: Look(231, on: 16, .bold)
    case .accent: Look(51, on: 16, .bold)
    case .field: Look(231, on: 237)
    case .fieldFocused: Look(16, on: 51)
    case .button: Look(231, on: 237)
    case .buttonFocused: Look(16, on: 51, .bold)
    case .header: Look(16, on: 231)
    case .badge: Look(16, on: 51, .bold)
    case .key: Look(51, on: 16, .bold)
    case .line: Look(250, on: 16)
    case .success: Look(83, on: 16, .bold)
    case .processing: Look(220, on: 16, .bold)
    case .error: Look(210, on: 16, .bold)
    case .warning: Look(220, on: 16)
    }
  }

  /// The same with 8 or 16 colours.
  ///
  /// Dark text is never bold: many terminals then take its bright twin. Dark red on black
  /// is too dark, and red behind a whole frame too loud, so with 8 colours an error is white.
  func highContrast(_ style: Style, white: UInt8, brightness: UInt8) -> Look {
    let (black, green, yellow, blue, cyan): (UInt8, UInt8, UInt8, UInt8, UInt8) =
      (0, 2, 3, 4, 6)
    let error: UInt8 = brightness == 0 ? white : 9
    return switch style {
    case .plain, .quiet, .line: Look(white, on: black)
    case .strong: Look(white, on: black, .bold)
    case .accent, .key: Look(cyan + brightness, on: black, .bold)
    case .field, .button: Look(white, on: blue)
    case .fieldFocused, .buttonFocused, .badge: Look(black, on: cyan)
    case .header: Look(black, on: 7)
    case .success: Look(green + brightness, on: black, .bold)
    case .processing: Look(yellow + brightness, on: black, .bold)
    case .error: Look(error, on: black, .bold)
    case .warning: Look(yellow + brightness, on: black)
    }
  }
}
