extension KeyDecoder {
  /// Takes one byte in whatever state the decoder is.
  mutating func take(_ byte: UInt8, into keys: inout [Key]) {
    switch state {
    case .ground:
      begin(with: byte, into: &keys)
    case .afterReturn:
      state = .ground
      if byte != 0x0A {
        begin(with: byte, into: &keys)
      }
    case .character(let assembler, let isAlt):
      extend(assembler, isAlt: isAlt, with: byte, into: &keys)
    case .escape(let escape):
      take(byte, after: escape, into: &keys)
    case .sequence(let sequence):
      extend(sequence, with: byte, into: &keys)
    case .linuxFunction:
      guard !abandon(at: byte, into: &keys) else { return }
      state = .ground
      if let number = [0x41, 0x42, 0x43, 0x44, 0x45].firstIndex(of: byte) {
        keys.append(.function(number + 1))
      }
    case .mouseReport(let remaining):
      // Every byte of a report is at least 32, so a control character says that it was cut.
      guard byte == 0x7F || !abandon(at: byte, into: &keys) else { return }
      state = remaining > 1 ? .mouseReport(remaining: remaining - 1) : .ground
    case .controlString(let introducer, _):
      extendString(introducer, with: byte, into: &keys)
    case .paste(var paste):
      // The state lets go of the text first; otherwise each byte would copy it.
      state = .ground
      if !paste.take(byte, into: &keys) {
        state = .paste(paste)
      }
    }
  }

  /// Takes the first byte of something new.
  private mutating func begin(with byte: UInt8, into keys: inout [Key]) {
    switch byte {
    case 0x00:
      break
    case 0x1B:
      state = .escape(Escape())
    case 0x0D:
      keys.append(.enter)
      state = .afterReturn
    case 0x01..<0x20, 0x7F:
      keys.append(Key(controlByte: byte))
    case 0x20..<0x7F:
      keys.append(.typed(Unicode.Scalar(byte)))
    default:
      beginCharacter(with: byte, isAlt: false)
    }
  }

  /// Takes the first byte of a character of several bytes; a byte that starts none is dropped.
  mutating func beginCharacter(with byte: UInt8, isAlt: Bool) {
    state = CharacterAssembler(lead: byte).map { .character($0, isAlt: isAlt) } ?? .ground
  }

  private mutating func extend(
    _ assembler: CharacterAssembler,
    isAlt: Bool,
    with byte: UInt8,
    into keys: inout [Key]
  ) {
    var assembler = assembler
    switch assembler.take(byte) {
    case .unfinished:
      state = .character(assembler, isAlt: isAlt)
    case .scalar(let scalar):
      state = .ground
      keys.append(isAlt ? .alt(scalar) : .typed(scalar))
    case .broken:
      state = .ground
      begin(with: byte, into: &keys)
    }
  }

  /// Gives up the present sequence if `byte` cannot belong to it, and says whether it did.
  ///
  /// CAN and SUB cancel a sequence, Esc starts the next one. Any other control character is a key
  /// that somebody pressed after the rest was lost; above all Ctrl-C must work. So is a letter
  /// outside ASCII.
  mutating func abandon(at byte: UInt8, into keys: inout [Key]) -> Bool {
    switch byte {
    case 0x00:
      break
    case 0x18, 0x1A:
      state = .ground
    case 0x01..<0x20, 0x7F:
      state = .ground
      begin(with: byte, into: &keys)
    default:
      return false
    }
    return true
  }
}

extension Key {
  /// Makes the key of a control character; NUL and Esc are not among them.
  init(controlByte byte: UInt8) {
    switch byte {
    case 0x08, 0x7F: self = .backspace
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .enter
    case 0x01...0x1A: self = .control(Unicode.Scalar(byte + 0x60))
    default: self = .control(Unicode.Scalar((byte & 0x1F) + 0x40))
    }
  }
}
