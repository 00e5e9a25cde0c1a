/// Erasing and shifting.
extension EmulatedScreen {
  mutating func eraseInLine(_ part: Int) {
    switch part {
    case 0: erase(row, column..<columns)
    case 1: erase(row, 0..<(column + 1))
    default: erase(row, 0..<columns)
    }
  }

  mutating func eraseInScreen(_ part: Int) {
    switch part {
    case 0:
      eraseInLine(0)
      for other in (row + 1)..<max(rows, row + 1) { erase(other, 0..<columns) }
    case 1:
      for other in 0..<row { erase(other, 0..<columns) }
      eraseInLine(1)
    default:
      for other in 0..<rows { erase(other, 0..<columns) }
    }
  }

  mutating func eraseCharacters(_ count: Int) {
    erase(row, column..<min(columns, column + count))
  }

  mutating func insertCharacters(_ count: Int) {
    let blanks = Array(repeating: " ", count: min(count, columns - column))
    cells[row].insert(contentsOf: blanks, at: column)
    cells[row].removeLast(blanks.count)
  }

  mutating func deleteCharacters(_ count: Int) {
    let count = min(count, columns - column)
    cells[row].removeSubrange(column..<(column + count))
    cells[row] += Array(repeating: " ", count: count)
  }

  /// Shifts the rows below the cursor; a negative count inserts.
  mutating func deleteLines(_ count: Int) {
    guard region.contains(row) else { return }
    scroll(row...region.upperBound, by: count)
  }

  mutating func scrollRegion(by count: Int) { scroll(region, by: count) }

  mutating func scroll(_ rows: ClosedRange<Int>, by count: Int) {
    let blank = Array(repeating: " ", count: columns)
    for _ in 0..<min(abs(count), rows.count) {
      cells.remove(at: count > 0 ? rows.lowerBound : rows.upperBound)
      cells.insert(blank, at: count > 0 ? rows.upperBound : rows.lowerBound)
    }
  }

  private mutating func erase(_ row: Int, _ columns: Range<Int>) {
    for column in columns { cells[row][column] = " " }
  }
}
