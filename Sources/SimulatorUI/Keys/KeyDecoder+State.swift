extension KeyDecoder {
  /// What the bytes so far have begun.
  enum State: Sendable {
    /// Nothing.
    case ground
    /// A carriage return has been an Enter; a line feed right after it belongs to it.
    case afterReturn
    /// A character of several bytes.
    case character(CharacterAssembler, isAlt: Bool)
    /// Esc, alone or in front of anything else.
    case escape(Escape)
    /// `ESC [` or `ESC O`.
    case sequence(ControlSequence)
    /// `ESC [ [`: a function key of the Linux console.
    case linuxFunction
    /// `ESC [ M`: a mouse report, of which so many bytes are still to come.
    case mouseReport(remaining: Int)
    /// `ESC ]`, `ESC P` and their like: text between a terminal and a program.
    case controlString(introducer: Unicode.Scalar, isEmpty: Bool)
    /// The text of a bracketed paste.
    case paste(PasteCollector)
  }

  /// An Esc that waits for what follows.
  struct Escape: Sendable {
    /// Another Esc came just before; some terminals send Alt and an arrow like that.
    var isDoubled = false
    /// A control string was open: a backslash ends it.
    var mayCloseString = false
  }

  /// How many bytes the decoder is holding back.
  var pendingByteCount: Int {
    switch state {
    case .ground, .afterReturn: 0
    case .character, .escape, .linuxFunction, .mouseReport, .controlString: 1
    case .sequence(let sequence): sequence.byteCount
    case .paste(let paste): paste.byteCount
    }
  }
}
