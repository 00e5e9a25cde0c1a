extension Key {
  /// What a terminal sends for the key: the decoder makes the same key of it, whatever follows.
  ///
  /// An Esc is written as terminals with unambiguous keys send it, since a lone one takes time.
  package var sequence: String {
    switch self {
    case .typed(let scalar): String(Character(scalar))
    case .paste(let text): "\u{1B}[200~\(text)\u{1B}[201~"
    case .control(let scalar): Key.controlSequence(scalar)
    case .alt(let scalar): Key.altSequence(scalar)
    case .function(let number): Key.functionSequence(number)
    case .enter: "\r"
    case .tab: "\t"
    case .backTab: "\u{1B}[Z"
    case .escape: "\u{1B}[27u"
    case .backspace: "\u{7F}"
    case .delete: "\u{1B}[3~"
    case .up: "\u{1B}[A"
    case .down: "\u{1B}[B"
    case .right: "\u{1B}[C"
    case .left: "\u{1B}[D"
    case .wordRight: "\u{1B}[1;5C"
    case .wordLeft: "\u{1B}[1;5D"
    case .home: "\u{1B}[H"
    case .end: "\u{1B}[F"
    case .pageUp: "\u{1B}[5~"
    case .pageDown: "\u{1B}[6~"
    }
  }

  private static func controlSequence(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    // As bytes these four are Backspace, Tab and Enter.
    case "h", "i", "j", "m": "\u{1B}[\(scalar.value);5u"
    case "a"..."z": String(Character(Unicode.Scalar(UInt8(scalar.value - 0x60))))
    case "\\", "]", "^", "_": String(Character(Unicode.Scalar(UInt8(scalar.value - 0x40))))
    default: "\u{1B}[\(scalar.value);5u"
    }
  }

  private static func altSequence(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    // After an Esc these begin something longer.
    case "[", "O", "]", "P", "X", "^", "_": "\u{1B}[\(scalar.value);3u"
    default: "\u{1B}\(scalar)"
    }
  }

  private static func functionSequence(_ number: Int) -> String {
    switch number {
    case 1...4: "\u{1B}O\(["P", "Q", "R", "S"][number - 1])"
    case 5: "\u{1B}[15~"
    case 6...10: "\u{1B}[\(number + 11)~"
    case 11...14: "\u{1B}[\(number + 12)~"
    case 15, 16: "\u{1B}[\(number + 13)~"
    default: "\u{1B}[\(number + 14)~"
    }
  }
}
