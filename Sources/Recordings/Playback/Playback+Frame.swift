package import SimulatorUI

extension Playback {
  /// What the screen shows: the run, and one row about the playback at the bottom.
  ///
  /// Where there is no row to spare it takes the place of the key bar, whose keys do nothing here.
  package func frame(phrases: DemoPhrases) -> Frame {
    var frame = Frame(size: size)
    guard size.rows > 0, size.columns > 0 else { return frame }
    let shown = scene.frame
    let isCut = shown.size.columns > size.columns || shown.size.rows > size.rows
    let margin = Position(
      column: max(0, size.columns - shown.size.columns) / 2,
      row: max(0, size.rows - 1 - shown.size.rows) / 2
    )
    frame.copy(shown, to: margin)
    if let cursor = shown.cursor {
      let place = Position(column: cursor.column + margin.column, row: cursor.row + margin.row)
      if place.column < size.columns, place.row < size.rows - 1 { frame.cursor = place }
    }
    let part = isCut ? phrases.part("\(shown.size.columns)x\(shown.size.rows)") : nil
    drawCaption(&frame, part: part, phrases)
    return frame
  }

  private func drawCaption(_ frame: inout Frame, part: String?, _ phrases: DemoPhrases) {
    let row = size.rows - 1
    frame.fill(row: row, style: .header)
    var column = frame.write(
      " \(index + 1)/\(items.count) ",
      at: Position(column: 0, row: row),
      style: .badge
    )
    let hints = hints(phrases)
    let room = size.columns - column
    let first = hints.first.map { TextWidth.columns(of: $0) } ?? 0
    let caption =
      captions.first { TextWidth.columns(of: $0) + first + 2 <= room } ?? captions.last ?? ""
    column += frame.write(
      " \(caption) ",
      at: Position(column: column, row: row),
      style: .header,
      width: room
    )
    for text in [part, state(phrases)].compactMap({ $0 })
    where column + TextWidth.columns(of: text) + 2 + first <= size.columns {
      column += frame.write(
        " \(text) ",
        at: Position(column: column, row: row),
        style: .badge
      )
    }
    var bar = ""
    for hint in hints {
      guard column + TextWidth.columns(of: bar + hint) <= size.columns else { break }
      bar += hint
    }
    frame.write(
      bar,
      at: Position(column: size.columns - TextWidth.columns(of: bar), row: row),
      style: .header
    )
  }

  /// What the item is called, with the checkpoint that was reached.
  private var captions: [String] {
    guard let checkpoint else { return item.captions }
    return item.captions.map { "\($0) · \(checkpoint)" } + [checkpoint]
  }

  private func state(_ phrases: DemoPhrases) -> String? {
    if isPaused, !isAtEnd { return phrases.paused }
    return speed.isUsual ? nil : speed.description
  }

  /// The keys, the most important first.
  private func hints(_ phrases: DemoPhrases) -> [String] {
    let next = isLast ? "Enter \(phrases.leave)" : "Enter \(phrases.next)"
    let pause = isAtEnd ? phrases.again : isPaused ? phrases.resume : phrases.pause
    var hints = [next, "Space \(pause)"]
    if isPaused { hints.reverse() }
    if !isLast { hints.append("q \(phrases.leave)") }
    if !isAtEnd { hints += [". \(phrases.step)", "+ - \(phrases.speed)"] }
    return hints.map { " \($0) " }
  }
}

extension Frame {
  /// Copies another frame; a row that is cut ends with a mark.
  fileprivate mutating func copy(_ other: Frame, to origin: Position) {
    let columns = min(other.size.columns, size.columns - origin.column)
    for row in 0..<min(other.size.rows, size.rows - origin.row) {
      let cells = other.row(row)
      for (column, cell) in cells.prefix(columns).enumerated() {
        put(cell, at: Position(column: origin.column + column, row: origin.row + row))
      }
      if cells.dropFirst(columns).contains(where: { !$0.isEmpty || $0.continuesWideGlyph }) {
        let end = Position(column: origin.column + columns - 1, row: origin.row + row)
        put(Cell(DisplayText.mark, style: .quiet), at: end)
      }
    }
  }
}
