import SimulatorUI

/// A terminal that understands what exports are written with, and nothing else.
struct AnsiScreen {
  /// A glyph and the attributes it was painted with.
  struct Painted: Hashable {
    var glyph: Character = " "
    var attributes = "0"
  }

  private(set) var cells: [[Painted]]
  private(set) var cursor: Position?
  /// What was not understood.
  private(set) var problems: [String] = []
  private var pen = Position(column: 0, row: 0)
  private var attributes = "0"
  private var isCursorShown = true

  init(size: Size) {
    cells = Array(repeating: Array(repeating: Painted(), count: size.columns), count: size.rows)
  }

  mutating func read(_ text: String) {
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "\u{1B}" {
        guard let end = rest.firstIndex(where: { $0.isLetter }) else { break }
        obey(String(rest[rest.startIndex...end]))
        rest = rest[rest.index(after: end)...]
      } else {
        put(character)
      }
    }
    cursor = isCursorShown ? pen : nil
  }

  private mutating func put(_ character: Character) {
    guard pen.row < cells.count, pen.column < cells[pen.row].count else {
      problems.append("\(character) outside at \(pen)")
      return
    }
    let width = TextWidth.columns(of: String(character))
    cells[pen.row][pen.column] = Painted(glyph: character, attributes: attributes)
    if width == 2, pen.column + 1 < cells[pen.row].count {
      cells[pen.row][pen.column + 1] = Painted(attributes: attributes)
    }
    pen.column += width
  }

  private mutating func obey(_ sequence: String) {
    let parameters = sequence.dropFirst().dropLast()
    switch (sequence.last, parameters) {
    case ("H", _):
      let numbers = parameters.split(separator: ";").compactMap { Int($0) }
      guard numbers.count == 2 else { return problems.append(sequence) }
      pen = Position(column: numbers[1] - 1, row: numbers[0] - 1)
    case ("m", _): attributes = String(parameters)
    case ("J", "2"):
      for row in cells.indices {
        cells[row] = Array(repeating: Painted(), count: cells[row].count)
      }
    case ("h", "?25"): isCursorShown = true
    case ("l", "?25"): isCursorShown = false
    default: problems.append(sequence)
    }
  }
}
