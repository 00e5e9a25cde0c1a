extension KeyDecoder {
  /// Takes a byte of a sequence.
  mutating func extend(
    _ sequence: ControlSequence,
    with byte: UInt8,
    into keys: inout [Key]
  ) {
    if byte == 0x1B {
      state = .escape(Escape())
      return
    }
    guard !abandon(at: byte, into: &keys) else { return }
    switch (sequence.introducer, byte) {
    case (_, 0x80...):
      beginCharacter(with: byte, isAlt: false)
    case (.control, UInt8(ascii: "[")) where sequence.isBare:
      state = .linuxFunction
    case (.control, UInt8(ascii: "M")) where sequence.isBare:
      state = .mouseReport(remaining: 3)
    case (.control, 0x20...0x3F), (.singleShift, 0x30...0x3B):
      var sequence = sequence
      sequence.append(byte)
      state = .sequence(sequence)
    default:
      state = .ground
      finish(sequence, with: byte, into: &keys)
    }
  }

  /// Gives the key of a complete sequence; one that is no key's is swallowed.
  private mutating func finish(
    _ sequence: ControlSequence,
    with final: UInt8,
    into keys: inout [Key]
  ) {
    guard let parameters = sequence.parameters else { return }
    if sequence.introducer == .control, final == UInt8(ascii: "~"), parameters == [[200]] {
      state = .paste(PasteCollector())
      return
    }
    if let key = sequence.key(endingIn: final, parameters: parameters) {
      keys.append(key)
    }
  }
}
