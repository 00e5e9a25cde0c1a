extension Theme {
  /// Looks without colour; `quiet` is how text looks that matters less.
  func attributesOnly(_ style: Style, quiet: Look) -> Look {
    switch style {
    case .plain, .button: Look()
    case .quiet, .line: quiet
    case .strong, .accent, .success, .processing, .error, .warning, .key: Look(nil, .bold)
    // Stands out of the reversed header.
    case .badge: Look(nil, .bold)
    case .field: Look(nil, .underline)
    case .fieldFocused, .buttonFocused: Look(nil, .reverse)
    case .header: Look(nil, .reverse)
    }
  }
}
