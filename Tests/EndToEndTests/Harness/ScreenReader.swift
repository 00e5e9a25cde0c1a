/// Reads what a program writes to its terminal and keeps the screen it makes.
struct ScreenReader {
  private enum State {
    case text
    case escape
    /// After ESC and a sign that takes one more byte, such as `(` for a character set.
    case designation(UInt8)
    case control(parameters: String)
    /// An operating system command, until BEL or ESC \.
    case string
  }

  /// What the terminal shows.
  var screen: EmulatedScreen
  private var state = State.text
  private var partial: [UInt8] = []
  /// Character sets G0 and G1, and which of the two is in use.
  private var sets: [UInt8] = [UInt8(ascii: "B"), UInt8(ascii: "B")]
  private var shift = 0

  init(columns: Int, rows: Int) {
    screen = EmulatedScreen(columns: columns, rows: rows)
  }

  /// Whether text would be shown as written, and not as lines.
  var showsLetters: Bool { sets[shift] != UInt8(ascii: "0") }

  mutating func read(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { read(byte) }
  }

  private mutating func read(_ byte: UInt8) {
    switch (state, byte) {
    case (.string, 0x07), (_, 0x18), (_, 0x1A): state = .text
    case (_, 0x1B): state = .escape
    case (.string, _): break
    case (_, 0x00..<0x20): control(byte)
    case (.text, _): text(byte)
    case (.escape, _): escape(byte)
    case (.designation(let kind), _):
      if kind == UInt8(ascii: "(") { sets[0] = byte }
      if kind == UInt8(ascii: ")") { sets[1] = byte }
      state = .text
    case (.control(let parameters), 0x40...0x7E):
      state = .text
      perform(byte, parameters)
    case (.control(let parameters), _):
      state = .control(parameters: parameters + String(UnicodeScalar(byte)))
    }
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x08: screen.moveTo(row: screen.row, column: screen.column - 1)
    case 0x09: screen.moveTo(row: screen.row, column: (screen.column / 8 + 1) * 8)
    case 0x0A...0x0C: screen.lineFeed()
    case 0x0D: screen.moveTo(row: screen.row, column: 0)
    case 0x0E: shift = 1
    case 0x0F: shift = 0
    default: break
    }
  }

  private mutating func text(_ byte: UInt8) {
    if byte < 0x80 {
      partial = []
      let line = sets[shift] == UInt8(ascii: "0") ? lineDrawing[byte] : nil
      screen.put(line ?? UnicodeScalar(byte))
      return
    }
    partial = byte < 0xC0 ? partial + [byte] : [byte]
    guard let scalar = String(validating: partial, as: UTF8.self)?.unicodeScalars.first else {
      return
    }
    partial = []
    screen.put(scalar)
  }

  private mutating func escape(_ byte: UInt8) {
    state = .text
    switch UnicodeScalar(byte) {
    case "[": state = .control(parameters: "")
    case "]", "P", "X", "^", "_": state = .string
    case "(", ")", "*", "+", "#", "%", " ": state = .designation(byte)
    case "7": screen.saveCursor()
    case "8": screen.restoreCursor()
    case "D": screen.lineFeed()
    case "M": screen.reverseLineFeed()
    case "E":
      screen.lineFeed()
      screen.moveTo(row: screen.row, column: 0)
    default: break
    }
  }

  private mutating func perform(_ final: UInt8, _ text: String) {
    let numbers = text.filter { $0.isNumber || $0 == ";" }
      .split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    let first = numbers[0]
    let count = max(1, first)
    let second = numbers.count > 1 ? numbers[1] : 0
    let (row, column) = (screen.row, screen.column)
    switch UnicodeScalar(final) {
    case "@": screen.insertCharacters(count)
    case "A": screen.moveTo(row: row - count, column: column)
    case "B", "e": screen.moveTo(row: row + count, column: column)
    case "C", "a": screen.moveTo(row: row, column: column + count)
    case "D": screen.moveTo(row: row, column: column - count)
    case "E": screen.moveTo(row: row + count, column: 0)
    case "F": screen.moveTo(row: row - count, column: 0)
    case "G", "`": screen.moveTo(row: row, column: count - 1)
    case "H", "f": screen.moveTo(row: count - 1, column: max(1, second) - 1)
    case "J": screen.eraseInScreen(first)
    case "K": screen.eraseInLine(first)
    case "L": screen.deleteLines(-count)
    case "M": screen.deleteLines(count)
    case "P": screen.deleteCharacters(count)
    case "S": screen.scrollRegion(by: count)
    case "T": screen.scrollRegion(by: -count)
    case "X": screen.eraseCharacters(count)
    case "Z": screen.moveTo(row: row, column: (max(0, column - 1) / 8) * 8)
    case "b": screen.repeatLast(count)
    case "d": screen.moveTo(row: count - 1, column: column)
    case "h", "l":
      guard text.hasPrefix("?") else { return }
      for mode in numbers { screen.setMode(mode, final == UInt8(ascii: "h")) }
    case "m":
      if text.first.map({ $0.isNumber || $0 == ";" }) ?? true { screen.setGraphics(numbers) }
    case "r": screen.setRegion(top: count - 1, bottom: (second == 0 ? screen.rows : second) - 1)
    case "s": screen.saveCursor()
    case "u": screen.restoreCursor()
    default: break
    }
  }
}

/// What VT100's special graphics show.
private let lineDrawing: [UInt8: Unicode.Scalar] = [
  UInt8(ascii: "j"): "┘", UInt8(ascii: "k"): "┐", UInt8(ascii: "l"): "┌", UInt8(ascii: "m"): "└",
  UInt8(ascii: "n"): "┼", UInt8(ascii: "q"): "─", UInt8(ascii: "t"): "├", UInt8(ascii: "u"): "┤",
  UInt8(ascii: "v"): "┴", UInt8(ascii: "w"): "┬", UInt8(ascii: "x"): "│", UInt8(ascii: "~"): "·",
]
