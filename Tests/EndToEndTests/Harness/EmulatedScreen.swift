/// The screen of an emulated terminal, with as much of xterm as ncurses uses.
struct EmulatedScreen {
  /// Modes that are on in a terminal nobody has changed: lines wrap, and the cursor is visible.
  static let ordinaryModes: Set<Int> = [7, 25]

  /// Cells by row; the right half of a wide character is empty.
  var cells: [[String]]
  var row = 0
  var column = 0
  /// Private modes that are on: 25 is the visible cursor, 1049 the alternate screen, 2004 marked
  /// pastes.
  private(set) var modes = ordinaryModes
  /// Whether text would be written without attributes.
  private(set) var isPlain = true
  /// Whether any colour was ever asked for.
  private(set) var hasUsedColour = false
  /// Whether the alternate screen was ever used.
  private(set) var hasUsedAlternateScreen = false

  private var mainCells: [[String]] = []
  private var saved = (row: 0, column: 0)
  var region: ClosedRange<Int>
  private var wrapsNext = false
  private var lastText = ""

  init(columns: Int, rows: Int) {
    cells = Self.blank(columns, rows)
    region = 0...(rows - 1)
  }

  var columns: Int { cells.first?.count ?? 0 }
  var rows: Int { cells.count }

  /// The text of the rows, without blanks at their ends.
  var lines: [String] {
    cells.map { String($0.joined().reversed().drop { $0 == " " }.reversed()) }
  }

  /// The text of the screen, without blanks at the ends.
  var text: String {
    lines.joined(separator: "\n")
  }

  /// Takes another size; what fits stays.
  mutating func resize(columns: Int, rows: Int) {
    cells = (0..<rows).map { row in
      let line = row < cells.count ? Array(cells[row].prefix(columns)) : []
      return line + Array(repeating: " ", count: columns - line.count)
    }
    region = 0...(rows - 1)
    moveTo(row: row, column: column)
  }

  private static func blank(_ columns: Int, _ rows: Int) -> [[String]] {
    Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }
}

// MARK: - Text and motion

extension EmulatedScreen {
  mutating func put(_ scalar: Unicode.Scalar) {
    let width = columnWidth(of: scalar)
    if width == 0 {
      if column > 0 { cells[row][column - 1].unicodeScalars.append(scalar) }
      return
    }
    if wrapsNext || column + width > columns {
      lineFeed()
      column = 0
    }
    wrapsNext = false
    lastText = String(scalar)
    cells[row][column] = lastText
    if width == 2, column + 1 < columns { cells[row][column + 1] = "" }
    column += width
    if column >= columns {
      column = columns - 1
      wrapsNext = true
    }
  }

  mutating func repeatLast(_ count: Int) {
    guard let scalar = lastText.unicodeScalars.first else { return }
    for _ in 0..<count { put(scalar) }
  }

  mutating func moveTo(row: Int, column: Int) {
    wrapsNext = false
    self.row = min(max(0, row), rows - 1)
    self.column = min(max(0, column), columns - 1)
  }

  mutating func lineFeed() {
    wrapsNext = false
    if row == region.upperBound { scroll(region, by: 1) } else { row = min(row + 1, rows - 1) }
  }

  mutating func reverseLineFeed() {
    wrapsNext = false
    if row == region.lowerBound { scroll(region, by: -1) } else { row = max(row - 1, 0) }
  }

  mutating func saveCursor() { saved = (row, column) }

  mutating func restoreCursor() { moveTo(row: saved.row, column: saved.column) }

  mutating func setRegion(top: Int, bottom: Int) {
    let (top, bottom) = (max(0, top), min(bottom, rows - 1))
    guard top < bottom else { return }
    region = top...bottom
    moveTo(row: 0, column: 0)
  }
}

// MARK: - Modes

extension EmulatedScreen {
  mutating func setMode(_ mode: Int, _ isOn: Bool) {
    let isAlternate = [47, 1047, 1049].contains(mode)
    let wasOn = modes.contains(mode)
    if isOn { modes.insert(mode) } else { modes.remove(mode) }
    guard isAlternate, isOn != wasOn else { return }
    if isOn {
      hasUsedAlternateScreen = true
      saveCursor()
      mainCells = cells
      cells = Self.blank(columns, rows)
    } else {
      let (columns, rows) = (columns, rows)
      cells = mainCells
      resize(columns: columns, rows: rows)
      restoreCursor()
    }
  }

  /// Notes a list of SGR parameters; looks are not kept.
  mutating func setGraphics(_ parameters: [Int]) {
    isPlain = parameters.last ?? 0 == 0
    if parameters.contains(where: { (30...38).contains($0) || (40...48).contains($0) || $0 >= 90 })
    {
      hasUsedColour = true
    }
  }
}

private func columnWidth(of scalar: Unicode.Scalar) -> Int {
  switch scalar.value {
  case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
  case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0x1F300...0x1FAFF:
    2
  default: 1
  }
}
