/// Collects the text of a bracketed paste.
///
/// Everything up to the end marker is text, Ctrl-C and Esc included. Bytes that are not UTF-8 are
/// dropped. Nothing is cut: a paste of more than 1 MiB arrives as several, so memory stays bounded.
struct PasteCollector: Sendable {
  private static let endMarker = Array("\u{1B}[201~".utf8)
  private static let pieceLimit = 1 << 20

  private var text = ""
  private var assembler: CharacterAssembler?
  /// How many bytes of the end marker the last bytes were.
  private var matched = 0

  /// How many bytes are held.
  var byteCount: Int { text.utf8.count + matched }

  /// The paste, if it ended here; empty if there is nothing in it.
  var keysAtEnd: [Key] {
    var collector = self
    collector.keepMarkerStart()
    return collector.text.isEmpty ? [] : [.paste(collector.text)]
  }

  /// Takes a byte and says whether the paste is complete; its keys are then among `keys`.
  mutating func take(_ byte: UInt8, into keys: inout [Key]) -> Bool {
    if byte == Self.endMarker[matched] {
      matched += 1
      guard matched == Self.endMarker.count else { return false }
      if !text.isEmpty {
        keys.append(.paste(text))
      }
      return true
    }
    keepMarkerStart()
    if byte == Self.endMarker[0] {
      matched = 1
      return false
    }
    keep(byte)
    if text.utf8.count >= Self.pieceLimit {
      keys.append(.paste(text))
      text = ""
    }
    return false
  }

  /// Takes what looked like the end marker as text.
  private mutating func keepMarkerStart() {
    for byte in Self.endMarker.prefix(matched) {
      keep(byte)
    }
    matched = 0
  }

  private mutating func keep(_ byte: UInt8) {
    if var current = assembler {
      switch current.take(byte) {
      case .unfinished:
        assembler = current
        return
      case .scalar(let scalar):
        assembler = nil
        text.unicodeScalars.append(scalar)
        return
      case .broken:
        assembler = nil
      }
    }
    if byte < 0x80 {
      text.unicodeScalars.append(Unicode.Scalar(byte))
    } else {
      assembler = CharacterAssembler(lead: byte)
    }
  }
}
