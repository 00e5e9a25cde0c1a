import Testing

@testable import SimulatorUI

/// What a person reads on a screen.
struct Reading {
  /// The rows of the main part, without the inspector beside it.
  let rows: [String]
  /// The language of the screen.
  let phrases: Phrases

  /// The words on the screen, in one line: what was wrapped is whole again.
  var text: String {
    let lines: Set<Unicode.Scalar> = ["│", "┌", "┐", "└", "┘"]
    var text = String.UnicodeScalarView()
    for row in rows {
      for scalar in row.unicodeScalars where !lines.contains(scalar) {
        if scalar != " " || text.last != " " { text.append(scalar) }
      }
      if text.last != " " { text.append(" ") }
    }
    return String(text)
  }

  /// The rows on which something does not fit into its place.
  var cutRows: [String] {
    // The sign of a payment that is being processed looks like the mark of a cut, and an address
    // line is as short as a browser's.
    let signs = [phrases.status.pending, phrases.status.unresolved].map { "… \($0)" }
    return rows.filter { row in
      guard row.unicodeScalars.contains("…"), !row.contains("◦ ◦ ◦") else { return false }
      var row = row
      for sign in signs {
        row = row.split(separator: sign, omittingEmptySubsequences: false).joined()
      }
      return row.contains(DisplayText.mark)
    }
  }

  /// The words that were looked for and are not on the screen as a whole.
  func missing(_ phrases: [String]) -> [String] {
    let text = text
    return phrases.filter { !text.contains($0) }
  }
}

extension Visit {
  /// What the screen shows now.
  var reading: Reading {
    let frame = shop.frame()
    let isBeside = shop.simulator.overlay == nil
    let main = isBeside ? Layout(size: frame.size).main : frame.size.columns
    let rows = (0..<frame.size.rows).map { row in
      let isEdge = row == 0 || row == frame.size.rows - 1
      return frame.text(ofRow: row, columns: isEdge ? frame.size.columns : main)
    }
    return Reading(rows: rows, phrases: phrases)
  }

  /// The rows of what the screen shows now.
  var rows: [String] { reading.rows }
  /// The words of what the screen shows now.
  var text: String { reading.text }
}
