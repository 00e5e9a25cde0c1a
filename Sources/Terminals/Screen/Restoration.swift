import CNcurses

/// The bytes that bring a terminal back in order.
struct Restoration {
  /// Switches bracketed paste on; a terminal that does not know it ignores it.
  static let pasteOn = Array("\u{1B}[?2004h".utf8)
  /// Switches bracketed paste off.
  static let pasteOff = Array("\u{1B}[?2004l".utf8)

  /// What is left to do after endwin.
  ///
  /// Without an alternate screen the form would stay behind, in sight and in the scroll-back, so
  /// the screen is cleared.
  let afterEnd: [UInt8]
  /// Everything at once, for a crash.
  let whole: [UInt8]

  /// Asks the terminal description, so the screen must be open.
  init() {
    let leavesScreen = capability("rmcup")
    afterEnd = leavesScreen.isEmpty ? capability("clear") : []
    whole =
      Self.pasteOff + capability("rmacs") + capability("op") + capability("sgr0")
      + (leavesScreen.isEmpty ? afterEnd : leavesScreen) + capability("cnorm")
  }
}

/// A capability without its padding marks (`$<5>`), which only tputs understands.
private func capability(_ name: String) -> [UInt8] {
  guard let value = paysim_capability(name) else { return [] }
  var result: [UInt8] = []
  var isPadding = false
  for byte in String(cString: value).utf8 {
    switch byte {
    case UInt8(ascii: "$"): isPadding = true
    case UInt8(ascii: ">") where isPadding: isPadding = false
    default: if !isPadding { result.append(byte) }
    }
  }
  return result
}
