import Testing

@testable import SimulatorUI

extension Visit {
  /// The rows of the main part, without the inspector beside it.
  var rows: [String] {
    let frame = shop.frame()
    let isBeside = shop.simulator.overlay == nil
    let main = isBeside ? Layout(size: frame.size).main : frame.size.columns
    return (0..<frame.size.rows).map { row in
      let isEdge = row == 0 || row == frame.size.rows - 1
      let columns = isEdge ? frame.size.columns : main
      return String(frame.row(row).prefix(columns).filter { !$0.continuesWideGlyph }.map(\.glyph))
    }
  }

  /// The words on the screen, in one line: what was wrapped is whole again.
  var text: String {
    rows.joined(separator: " ").filter { !"│┌┐└┘".contains($0) }.split(separator: " ")
      .joined(separator: " ")
  }

  /// The rows on which something does not fit into its place.
  var cutRows: [String] {
    // The sign of a payment that is being processed looks like the mark of a cut, and an address
    // line is as short as a browser's.
    let signs = [phrases.status.pending, phrases.status.unresolved].map { "… \($0)" }
    return rows.filter { row in
      guard !row.contains("◦ ◦ ◦") else { return false }
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
