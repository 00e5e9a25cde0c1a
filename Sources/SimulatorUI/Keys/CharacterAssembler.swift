/// Collects the bytes of one UTF-8 character of two to four bytes.
struct CharacterAssembler: Hashable, Sendable {
  /// What a further byte led to.
  enum Outcome: Hashable, Sendable {
    /// More bytes are needed.
    case unfinished
    /// The character is complete.
    case scalar(Unicode.Scalar)
    /// The byte does not belong to the character, which is lost; the byte itself is not.
    case broken
  }

  private var value: UInt32
  private var remaining: Int
  /// What the next byte may be; narrower for the second one, which rules out overlong forms,
  /// surrogates and values past the last character.
  private var allowed: ClosedRange<UInt8>

  /// Makes an assembler of the character that `lead` starts; nil if it starts none.
  init?(lead: UInt8) {
    allowed = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF:
      value = UInt32(lead & 0x1F)
      remaining = 1
    case 0xE0...0xEF:
      value = UInt32(lead & 0x0F)
      remaining = 2
      if lead == 0xE0 { allowed = 0xA0...0xBF }
      if lead == 0xED { allowed = 0x80...0x9F }
    case 0xF0...0xF4:
      value = UInt32(lead & 0x07)
      remaining = 3
      if lead == 0xF0 { allowed = 0x90...0xBF }
      if lead == 0xF4 { allowed = 0x80...0x8F }
    default:
      return nil
    }
  }

  /// Takes the next byte.
  mutating func take(_ byte: UInt8) -> Outcome {
    guard allowed.contains(byte) else { return .broken }
    allowed = 0x80...0xBF
    value = value << 6 | UInt32(byte & 0x3F)
    remaining -= 1
    if remaining > 0 { return .unfinished }
    return Unicode.Scalar(value).map { .scalar($0) } ?? .broken
  }
}
