import SimulatorUI

/// A table in plain text, its columns as wide as what they hold.
struct TextTable {
  /// The columns' titles.
  let titles: [String]
  /// The rows, each with a text for every column.
  let rows: [[String]]

  /// The titles and the rows, without spaces at their ends.
  var lines: [String] {
    let all = ([titles] + rows).map { $0.map(DisplayText.safe) }
    let widths = titles.indices.map { column in
      all.map { TextWidth.columns(of: $0[column]) }.max() ?? 0
    }
    return all.map { row in
      let line = zip(row, widths).map { DisplayText.padded($0, to: $1) }.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
