package import SimulatorUI

/// A screen as text: what is shown, what each cell means, and the cursor.
///
///     screen 12x2
///     Pay 40.12 €
///       > Yes  No
///     styles
///     ....sssssss
///     ..BBBBB.bbb
///     cursor column 5 row 2
///
/// Trailing blanks and trailing plain cells are left out. Columns and rows count from 1, so row
/// 1 stands in line 2. The right half of a wide glyph has no place in the text; its style is `>`.
package struct ScreenText: Hashable, Sendable {
  /// Style letter of the right half of a wide glyph.
  static let wideGlyphMark: Character = ">"

  /// Extent of the screen.
  package let size: Size
  /// What each row shows, without trailing blanks.
  package let rows: [String]
  /// The style letters of each row's cells, without trailing letters for plain.
  package let styles: [String]
  /// Where the cursor stands, from zero; nil when it is hidden.
  package let cursor: Position?

  init(size: Size, rows: [String], styles: [String], cursor: Position?) {
    self.size = size
    self.rows = rows
    self.styles = styles
    self.cursor = cursor
  }

  /// The text as its file holds it.
  package var text: String {
    let lines = ["screen \(size.text)"] + rows + ["styles"] + styles + ["cursor \(cursorText)"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The cursor's place, for people.
  var cursorText: String {
    cursor.map { "column \($0.column + 1) row \($0.row + 1)" } ?? "hidden"
  }
}

extension Size {
  /// Columns and rows as in 80x24.
  var text: String { "\(columns)x\(rows)" }
}
