/// Finds the ends of escape sequences in outside text, so that nothing of them is shown.
///
/// Source: ECMA-48. A sequence that does not end loses only its introducer.
enum EscapeSequence {
  /// The scalars behind the sequence that begins with the first one; nil if none begins there.
  static func skipped(
    _ scalars: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView? {
    guard let first = scalars.first else { return nil }
    let rest = scalars.dropFirst()
    switch first.value {
    case 0x1B:
      guard let second = rest.first else { return rest }
      switch second {
      case "[": return control(rest.dropFirst()) ?? rest
      case "]", "P", "X", "^", "_": return string(rest.dropFirst()) ?? rest
      case "\u{40}"..."\u{7E}": return rest.dropFirst()
      default: return rest
      }
    case 0x9B: return control(rest) ?? rest
    case 0x90, 0x98, 0x9D...0x9F: return string(rest) ?? rest
    default: return nil
    }
  }

  /// Parameters, intermediates and a final character.
  private static func control(
    _ scalars: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView? {
    let end = scalars.drop { (0x20...0x3F).contains($0.value) }
    guard let final = end.first, (0x40...0x7E).contains(final.value) else { return nil }
    return end.dropFirst()
  }

  /// Everything up to the bell or the string terminator.
  private static func string(
    _ scalars: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView? {
    var rest = scalars
    while let scalar = rest.popFirst() {
      if scalar.value == 0x07 || scalar.value == 0x9C { return rest }
      if scalar.value == 0x1B, rest.first == "\\" { return rest.dropFirst() }
    }
    return nil
  }
}
