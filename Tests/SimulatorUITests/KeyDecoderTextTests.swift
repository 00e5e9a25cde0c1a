import SimulatorUI
import Testing

struct KeyDecoderTextTests {
  @Test(arguments: [
    Feed("\r", .enter), Feed("\n", .enter), Feed("\r\n", .enter), Feed("\n\r", .enter, .enter),
    Feed("\r\r\n\n", .enter, .enter, .enter), Feed("\t", .tab), Feed("\u{7F}", .backspace),
    Feed("\u{8}", .backspace), Feed("\u{17}", .control("w")), Feed("\u{1}", .control("a")),
    Feed("\u{3}", .control("c")), Feed("\u{1A}", .control("z")), Feed("\u{1C}", .control("\\")),
    Feed("\u{1D}", .control("]")), Feed("\u{1E}", .control("^")), Feed("\u{1F}", .control("_")),
    Feed("\u{0}"), Feed("a\u{0}b", .typed("a"), .typed("b")),
  ])
  func `Control bytes are the keys that send them`(feed: Feed) {
    for keys in feed.decodings() {
      #expect(keys == feed.keys)
    }
  }

  @Test func `A line feed long after a return is another Enter`() {
    var decoder = KeyDecoder()
    #expect(decoder.receive([0x0D]) == [.enter])
    #expect(decoder.deadline == nil)
    #expect(decoder.elapse(.milliseconds(60)).isEmpty)
    #expect(decoder.receive([0x0A]) == [.enter])
  }

  @Test(arguments: [
    "4111 1111", "éõäüč", "ᚠᛇᚻ", "漢字", "👩‍👩‍👧", "\u{FEFF}x", "\u{FFFF}x", "\u{10FFFF}", "e\u{301}",
    "٤١", "４１", "\u{80}\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFD}\u{10000}",
  ])
  func `Typed text arrives character by character`(text: String) {
    for keys in Feed(text).decodings() {
      #expect(keys == typed(text))
    }
  }

  @Test(
    arguments: [
      [0xE9], [0xFF], [0x80], [0x9B], [0xC0, 0xAF], [0xC1, 0xBF], [0xE0, 0x80, 0xAF],
      [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80],
      [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x92], [0xFE, 0xFE, 0xFF, 0xFF],
    ] as [[UInt8]]
  )
  func `Bytes that are not UTF 8 are dropped and the next key is kept`(bytes: [UInt8]) {
    let tails = [Feed("q", .typed("q")), Feed("\u{3}", .control("c")), Feed("\u{1B}[A", .up)]
    for tail in tails + [Feed("é", .typed("é"))] {
      for keys in Feed(bytes: bytes + tail.bytes).decodings() {
        #expect(keys == tail.keys)
      }
    }
  }

  @Test func `Half a character is forgotten after silence`() {
    var decoder = KeyDecoder()
    _ = decoder.receive([0xC3])
    #expect(decoder.deadline == .milliseconds(200))
    #expect(decoder.elapse(.seconds(1)).isEmpty)
    #expect(decoder.receive([0xA9]).isEmpty)
  }
}
