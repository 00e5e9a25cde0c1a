/// Makes text from outside safe to show, and fits text into columns.
package enum DisplayText {
  /// Where text stands in a column that is wider.
  package enum Alignment: Hashable, Sendable {
    /// At the left.
    case leading
    /// In the middle.
    case center
    /// At the right, as amounts do.
    case trailing
  }

  /// Says that text was cut.
  package static let mark: Character = "…"

  /// The text without anything that steers a terminal or hides what it says.
  ///
  /// Escape sequences, controls, marks of writing direction and non-characters go. A line break or a tab becomes one space. A mark
  /// without a letter gets a dotted circle to stand on.
  package static func safe(_ text: String) -> String {
    if TextWidth.isPrintableASCII(text) { return text }
    var safe = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    var rest = text[...].unicodeScalars
    while let scalar = rest.first {
      if let behind = EscapeSequence.skipped(rest) {
        rest = behind
        previous = nil
        continue
      }
      rest.removeFirst()
      defer { previous = scalar }
      switch scalar.value {
      case 0x0A where previous == "\r":
        break
      case 0x09...0x0D, 0x85, 0x2028, 0x2029:
        safe.append(" ")
      default:
        guard !isUnsafe(scalar) else { continue }
        if safe.isEmpty, isMark(scalar) {
          safe.append("\u{25CC}")
        }
        safe.append(scalar)
      }
    }
    return String(safe)
  }

  /// The text if it fits into `width` cells, else its beginning with `…` at the end.
  package static func truncated(_ text: String, to width: Int) -> String {
    if text.utf8.count <= width || TextWidth.columns(of: text) <= width { return text }
    guard width > 0 else { return "" }
    var kept = ""
    var used = 1
    for character in text {
      used += TextWidth.columns(of: character)
      if used > width { break }
      kept.append(character)
    }
    kept.append(mark)
    return kept
  }

  /// The text in exactly `width` cells: spaces added, or truncated.
  package static func padded(
    _ text: String,
    to width: Int,
    alignment: Alignment = .leading
  ) -> String {
    let text = truncated(text, to: width)
    let missing = max(0, width - TextWidth.columns(of: text))
    let before =
      switch alignment {
      case .leading: 0
      case .center: missing / 2
      case .trailing: missing
      }
    return String(repeating: " ", count: before) + text
      + String(repeating: " ", count: missing - before)
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00..<0x20, 0x7F..<0xA0: true
    case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    // The byte order mark, and the anchors that hide one text behind another.
    case 0xFEFF, 0xFFF9...0xFFFB: true
    default: scalar.properties.isNoncharacterCodePoint
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }
}
