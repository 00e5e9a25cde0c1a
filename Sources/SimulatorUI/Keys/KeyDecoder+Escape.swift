extension KeyDecoder {
  /// Takes the byte after an Esc.
  mutating func take(_ byte: UInt8, after escape: Escape, into keys: inout [Key]) {
    switch byte {
    case 0x00:
      return
    case 0x1B:
      if escape.isDoubled {
        keys.append(.escape)
      }
      state = .escape(Escape(isDoubled: !escape.mayCloseString))
      return
    case UInt8(ascii: "\\") where escape.mayCloseString:
      state = .ground
      return
    case UInt8(ascii: "["):
      state = .sequence(ControlSequence(.control, isMeta: escape.isDoubled))
      return
    case UInt8(ascii: "O"):
      state = .sequence(ControlSequence(.singleShift, isMeta: escape.isDoubled))
      return
    default:
      break
    }
    if escape.isDoubled {
      keys.append(.escape)
    }
    switch byte {
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .controlString(introducer: Unicode.Scalar(byte), isEmpty: true)
    case 0x80...:
      beginCharacter(with: byte, isAlt: true)
    default:
      state = byte == 0x0D ? .afterReturn : .ground
      keys.append(Key(altByte: byte))
    }
  }

  /// Takes a byte of a control string, which nobody here reads.
  mutating func extendString(
    _ introducer: Unicode.Scalar,
    with byte: UInt8,
    into keys: inout [Key]
  ) {
    switch byte {
    case 0x1B:
      state = .escape(Escape(mayCloseString: true))
    case 0x07:
      state = .ground
    case 0x08...0x0D, 0x7F:
      state = .controlString(introducer: introducer, isEmpty: false)
    default:
      if !abandon(at: byte, into: &keys) {
        state = .controlString(introducer: introducer, isEmpty: false)
      }
    }
  }
}

extension Key {
  /// Makes the key of an ASCII byte right after an Esc.
  ///
  /// An Esc and another key that a slow line delivered together look the same. So the chord never
  /// counts as the plain key: Esc and Enter in one read must not pay. Ctrl-C alone always counts.
  init(altByte byte: UInt8) {
    switch byte {
    case 0x03: self = .control("c")
    case 0x08, 0x7F: self = .control("w")
    default: self = Key(altScalar: Unicode.Scalar(byte))
    }
  }

  /// Makes the key of Alt and a character.
  init(altScalar scalar: Unicode.Scalar) {
    switch scalar {
    case "b": self = .wordLeft
    case "f": self = .wordRight
    default: self = .alt(scalar)
    }
  }
}
