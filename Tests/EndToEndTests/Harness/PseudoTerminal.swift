import CPseudoTerminal

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Both sides of a pseudo-terminal; closing the near side is what closing a window does.
struct PseudoTerminal: ~Copyable {
  /// The side of the terminal emulator; -1 once closed.
  private(set) var nearSide: CInt
  /// The side of the program, held open to ask for its modes.
  let farSide: CInt
  /// The name a program opens.
  let path: String

  init(columns: Int, rows: Int) throws {
    var name = [CChar](repeating: 0, count: 128)
    nearSide = paysim_open_pseudo_terminal(&name, name.count)
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    farSide = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard nearSide >= 0, farSide >= 0 else { throw HarnessError.noPseudoTerminal }
    resize(columns: columns, rows: rows)
  }

  deinit {
    if nearSide >= 0 { close(nearSide) }
    close(farSide)
  }

  /// Gives the terminal another size, of which the program is told by a signal.
  func resize(columns: Int, rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(nearSide, UInt(TIOCSWINSZ), &size)
  }

  /// The modes as one comparable text; nil when the terminal is gone.
  func modes() -> String? {
    var modes = termios()
    guard tcgetattr(farSide, &modes) == 0 else { return nil }
    let characters = withUnsafeBytes(of: modes.c_cc) { Array($0) }
    return "\(modes.c_iflag) \(modes.c_oflag) \(modes.c_cflag) \(modes.c_lflag) \(characters)"
  }

  /// Hangs up.
  mutating func hangUp() {
    close(nearSide)
    nearSide = -1
  }
}

/// What can go wrong with a run apart from what it tests.
enum HarnessError: Error {
  case noPseudoTerminal
  case noProgram(String)
  case notStarted(CInt)
  /// The text that was waited for, and the screen that did not show it.
  case notSeen(String, screen: String)
  /// The screen and the standard error of a program that did not end.
  case notEnded(screen: String, errors: String)
}
