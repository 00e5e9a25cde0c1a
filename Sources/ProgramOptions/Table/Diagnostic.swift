internal import SimulatorUI

/// How everything is written that the program says on standard error.
///
/// Arguments and files may be a stranger's: nothing in them may steer the terminal, hide other
/// words or fill the screen.
package enum Diagnostic {
  /// The most columns a line takes.
  package static let widestLine = 200
  /// The most columns a value takes that is told back.
  package static let widestValue = 60

  /// Text on one line: controls, marks of direction and line ends are spelled out, and a long
  /// text loses its middle, since the advice stands at the end.
  package static func line(_ text: String) -> String {
    shortened(text, to: widestLine)
  }

  /// A value that is told back.
  package static func value(_ text: String) -> String {
    shortened(text, to: widestValue)
  }

  /// Several lines, each as above.
  package static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line(String($0)) }
      .joined(separator: "\n")
  }

  /// Where a scalar is cut apart from the text before and behind it, both ends in columns.
  private static func shortened(_ text: String, to width: Int) -> String {
    let scalars = text.unicodeScalars
    // Nothing is wider than its scalars spelled out, so these are enough of a huge text.
    guard scalars.prefix(width + 1).count <= width else {
      return joined(escaped(scalars.prefix(width)), escaped(scalars.suffix(width)), width)
    }
    let whole = escaped(scalars)
    return TextWidth.columns(of: whole) <= width ? whole : joined(whole, whole, width)
  }

  private static func joined(_ start: String, _ end: String, _ width: Int) -> String {
    let half = (width - 1) / 2
    return part(of: start, upTo: width - 1 - half) + "\u{2026}"
      + String(part(of: String(end.reversed()), upTo: half).reversed())
  }

  private static func part(of text: some Sequence<Character>, upTo width: Int) -> String {
    var part = ""
    var columns = 0
    for character in text {
      columns += TextWidth.columns(of: character)
      if columns > width { break }
      part.append(character)
    }
    return part
  }

  private static func escaped(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    for scalar in scalars {
      if isShown(scalar) {
        text.append(scalar)
      } else {
        for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
          let digits = String(unit, radix: 16)
          text.append(
            contentsOf: "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)"
              .unicodeScalars
          )
        }
      }
    }
    return String(text)
  }

  /// Whether a character is shown as itself and moves nothing.
  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value >= 0x20 && scalar.value != 0x7F }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned,
      .surrogate:
      false
    default: true
    }
  }
}
