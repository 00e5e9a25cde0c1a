/// Where a screen is not as expected, row by row, for people.
package struct ScreenDifference: Hashable, Sendable, CustomStringConvertible {
  /// The most rows that are shown; where more differ the rest is counted.
  static let mostRows = 8

  /// What differs, one finding after the other.
  package let description: String

  /// Compares two screens; nil when they are the same.
  package init?(expected: ScreenText, actual: ScreenText) {
    guard expected != actual else { return nil }
    guard expected.size == actual.size else {
      description = "size: expected \(expected.size.text), got \(actual.size.text)"
      return
    }
    var findings: [String] = []
    for row in expected.rows.indices {
      let place = "row \(row + 1)"
      let styles = (expected: expected.styles[row], actual: actual.styles[row])
      if let finding = Self.finding(
        place,
        expected.rows[row],
        actual.rows[row],
        wideGlyphsIn: styles.actual
      ) {
        findings.append(finding)
      }
      if let finding = Self.finding("styles of \(place)", styles.expected, styles.actual) {
        findings.append(finding)
      }
    }
    let rest = findings.count - Self.mostRows
    if rest > 0 {
      findings.removeLast(rest)
      findings.append("and \(rest) more")
    }
    if expected.cursor != actual.cursor {
      findings.append("cursor: expected \(expected.cursorText), got \(actual.cursorText)")
    }
    description = findings.joined(separator: "\n")
  }

  /// Shows two lines one under the other and points at the first cell that differs.
  private static func finding(
    _ place: String,
    _ expected: String,
    _ actual: String,
    wideGlyphsIn styles: String = ""
  ) -> String? {
    guard expected != actual else { return nil }
    let same = zip(expected, actual).prefix { $0 == $1 }.count
    let column = cell(ofGlyph: same, wideGlyphsIn: styles)
    return """
      \(place), column \(column + 1):
        expected |\(expected)
        got      |\(actual)
                  \(String(repeating: " ", count: column))^
      """
  }

  /// The cell in which a glyph begins, which is further right than its number after wide glyphs.
  private static func cell(ofGlyph number: Int, wideGlyphsIn styles: String) -> Int {
    var glyphs = 0
    for (cell, letter) in styles.enumerated() where letter != ScreenText.wideGlyphMark {
      if glyphs == number { return cell }
      glyphs += 1
    }
    return styles.count + number - glyphs
  }
}
