internal import SimulatorUI

extension ScreenText {
  /// Reads a screen from the text of its file; `file` names it in errors.
  package init(text: String, file: String) throws(ScreenTextError) {
    var lines = ScreenLines(text: text, file: file)
    let sizeText = try lines.next("screen and its size").dropPrefix("screen ")
    guard let size = sizeText.flatMap({ Size(columnsByRows: $0, shortest: 0) }) else {
      throw lines.error(.missingSize)
    }
    var rows: [String] = []
    for row in 0..<size.rows {
      rows.append(try lines.next("row \(row + 1)"))
    }
    guard try lines.next("styles") == "styles" else {
      throw lines.error(.misplaced(expected: "styles"))
    }
    var styles: [String] = []
    for row in 0..<size.rows {
      let letters = try lines.next("the styles of row \(row + 1)")
      try lines.check(letters: letters, of: rows[row], columns: size.columns)
      styles.append(letters)
    }
    let place = try lines.next("the cursor").dropPrefix("cursor ")
    guard let cursor = place.flatMap({ CursorPlace($0, in: size) }) else {
      throw lines.error(.unusableCursor)
    }
    try lines.end()
    self.init(size: size, rows: rows, styles: styles, cursor: cursor.position)
  }
}

/// The lines of a screen's file, one after the other.
private struct ScreenLines {
  private let file: String
  private let lines: [Substring.UTF8View]
  private var number = 0

  init(text: String, file: String) {
    self.file = file
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    self.lines = lines.map { Substring($0).utf8 }
  }

  /// The next line; `expected` says what it should be.
  mutating func next(_ expected: String) throws(ScreenTextError) -> String {
    number += 1
    guard number <= lines.count else { throw error(.endsEarly(expected: expected)) }
    let line = lines[number - 1]
    // A checkout on Windows may have given every line a CR.
    return String(Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line))
  }

  /// Holds the letters of a row against its text.
  func check(letters: String, of row: String, columns: Int) throws(ScreenTextError) {
    for letter in letters where letter != ScreenText.wideGlyphMark {
      guard Style(rawValue: letter) != nil else { throw error(.unknownStyle(String(letter))) }
    }
    let halves = letters.count { $0 == ScreenText.wideGlyphMark }
    guard letters.count <= columns, row.count + halves <= columns else {
      throw error(.tooWide(columns: columns))
    }
  }

  /// Expects no more lines.
  mutating func end() throws(ScreenTextError) {
    number += 1
    if number <= lines.count { throw error(.trailingText) }
  }

  func error(_ problem: ScreenTextError.Problem) -> ScreenTextError {
    ScreenTextError(file: file, line: min(number, max(1, lines.count)), problem: problem)
  }
}

/// What the cursor's line says.
private struct CursorPlace {
  let position: Position?

  /// Reads `column 5 row 2` or `hidden`; nil when it is neither or not on the screen.
  init?(_ text: String, in size: Size) {
    if text == "hidden" {
      position = nil
      return
    }
    let words = text.split(separator: " ")
    guard
      words.count == 4, words[0] == "column", words[2] == "row",
      let column = Int(words[1]), (1...max(1, size.columns)).contains(column),
      let row = Int(words[3]), (1...max(1, size.rows)).contains(row)
    else { return nil }
    position = Position(column: column - 1, row: row - 1)
  }
}

extension String {
  fileprivate func dropPrefix(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
