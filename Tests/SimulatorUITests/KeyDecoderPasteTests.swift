import SimulatorUI
import Testing

struct KeyDecoderPasteTests {
  private static let start = "\u{1B}[200~"
  private static let end = "\u{1B}[201~"

  @Test(arguments: [
    "4111 1111 1111 1111", "4111\r\n", "line\nline\r", "\u{3}\u{0}\u{1B}\u{7F}", "\u{1B}[A",
    "\u{1B}[20", "\u{1B}[201", "\u{1B}[20\u{1B}[201", "\u{1B}\u{1B}", "\u{1B}[200~", "漢字é👩",
    "４１１１", "٤١١١", "[201~", String(repeating: "0123456789", count: 1024),
  ])
  func `A paste arrives whole`(text: String) {
    for keys in Feed(Self.start + text + Self.end + "7").decodings() {
      #expect(keys == [.paste(text), .typed("7")])
    }
  }

  @Test func `An empty paste is no key`() {
    for keys in Feed(Self.start + Self.end + "7").decodings() {
      #expect(keys == [.typed("7")])
    }
  }

  @Test func `Bytes of a paste that are not UTF 8 are dropped`() {
    let bytes = Array(Self.start.utf8) + [0x34, 0xE9, 0x31, 0xF0, 0x9F] + Array(Self.end.utf8)
    for keys in Feed(bytes: bytes).decodings() {
      #expect(keys == [.paste("41")])
    }
  }

  @Test func `An open paste is delivered after a second of silence`() {
    var decoder = KeyDecoder()
    #expect(decoder.receive((Self.start + "4111\r").utf8).isEmpty)
    #expect(decoder.deadline == .seconds(1))
    #expect(decoder.elapse(.milliseconds(999)).isEmpty)
    #expect(decoder.receive([0x03]).isEmpty)
    #expect(decoder.elapse(.milliseconds(999)).isEmpty)
    #expect(decoder.elapse(.milliseconds(1)) == [.paste("4111\r\u{3}")])
    #expect(decoder.receive("7".utf8) == [.typed("7")])
  }

  @Test func `An end marker may come in slow pieces`() {
    var decoder = KeyDecoder()
    var keys = decoder.receive((Self.start + "1").utf8)
    for byte in Self.end.utf8 {
      keys += decoder.elapse(.milliseconds(900)) + decoder.receive([byte])
    }
    #expect(keys == [.paste("1")])
  }

  @Test func `A huge paste arrives in pieces with nothing lost`() {
    let text = String(repeating: "Õ漢", count: 250_000)
    var decoder = KeyDecoder()
    var keys: [Key] = []
    var held = 0
    for chunk in [Self.start, text, Self.end] {
      for byte in chunk.utf8 {
        keys += decoder.receive([byte])
        held = max(held, decoder.heldBytes)
      }
    }
    let pieces = keys.compactMap { key in
      if case .paste(let piece) = key { piece } else { nil }
    }
    #expect(pieces.count == keys.count)
    #expect(pieces.count == 2)
    #expect(pieces.joined() == text)
    #expect(held <= 1 << 20)
  }
}
