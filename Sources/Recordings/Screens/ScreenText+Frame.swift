package import SimulatorUI

extension ScreenText {
  /// Writes a frame as text.
  ///
  /// A glyph that cannot stand in a line of its own accord, as a control character or a lone
  /// combining mark, is written as U+FFFD: one cell stays one character.
  package init(_ frame: Frame) {
    var rows: [String] = []
    var styles: [String] = []
    for index in 0..<frame.size.rows {
      var row = ""
      var letters = ""
      var followsPlain = true
      for cell in frame.row(index) {
        if cell.continuesWideGlyph {
          letters.append(Self.wideGlyphMark)
          continue
        }
        // What is plain stays a character of its own beside what is plain.
        if let scalar = cell.scalar, TextWidth.isPlain(scalar), followsPlain {
          row.unicodeScalars.append(scalar)
        } else {
          row.appendAlone(cell.glyph)
          followsPlain = cell.scalar.map { TextWidth.isPlain($0) } ?? false
        }
        letters.append(cell.style.rawValue)
      }
      rows.append(row.trimmed(UInt8(ascii: " ")))
      styles.append(letters.trimmed(UInt8(ascii: ".")))
    }
    self.init(size: frame.size, rows: rows, styles: styles, cursor: frame.cursor)
  }

  /// The frame that the text describes.
  ///
  /// The right half of a wide glyph gets a blank and the style of the left half.
  package var frame: Frame {
    var frame = Frame(size: size)
    frame.cursor = cursor
    for (row, (text, letters)) in zip(rows, styles).enumerated() {
      var glyphs = text.makeIterator()
      var letters = letters.makeIterator()
      var (last, style) = (Style.plain.rawValue, Style.plain)
      for column in 0..<size.columns {
        let letter = letters.next() ?? Style.plain.rawValue
        let cell: Cell
        if letter == Self.wideGlyphMark {
          cell = Cell(" ", style: style, continuesWideGlyph: true)
        } else {
          if letter != last { (last, style) = (letter, Style(rawValue: letter) ?? .plain) }
          cell = Cell(glyphs.next() ?? " ", style: style)
        }
        frame.put(cell, at: Position(column: column, row: row))
      }
    }
    return frame
  }
}

extension String {
  /// Adds a glyph so that it stays a character of its own.
  fileprivate mutating func appendAlone(_ glyph: Character) {
    let isAlone = last.map { glyph.staysApart(from: $0) } ?? true
    append(glyph.isLineBreaker || !isAlone ? "\u{FFFD}" : glyph)
  }

  /// The string without an ASCII character at its end.
  fileprivate func trimmed(_ character: UInt8) -> String {
    let bytes = utf8
    var end = bytes.endIndex
    while end > bytes.startIndex {
      let before = bytes.index(before: end)
      guard bytes[before] == character else { break }
      end = before
    }
    return String(self[..<end])
  }
}

extension Character {
  /// Whether the character does not melt into the one before it.
  fileprivate func staysApart(from previous: Character) -> Bool {
    isASCII && previous.isASCII || String([previous, self]).count == 2
  }

  /// Whether the character would break the line or the terminal that shows it.
  fileprivate var isLineBreaker: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
  }
}
