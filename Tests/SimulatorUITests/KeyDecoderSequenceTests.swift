import SimulatorUI
import Testing

struct KeyDecoderSequenceTests {
  @Test(arguments: [
    Feed("\u{1B}[A", .up), Feed("\u{1B}[B", .down), Feed("\u{1B}[C", .right),
    Feed("\u{1B}[D", .left), Feed("\u{1B}OA", .up), Feed("\u{1B}OB", .down),
    Feed("\u{1B}OC", .right), Feed("\u{1B}OD", .left),
    Feed("\u{1B}[H", .home), Feed("\u{1B}[1~", .home), Feed("\u{1B}[7~", .home),
    Feed("\u{1B}OH", .home), Feed("\u{1B}[F", .end), Feed("\u{1B}[4~", .end),
    Feed("\u{1B}[8~", .end), Feed("\u{1B}OF", .end),
    Feed("\u{1B}[3~", .delete), Feed("\u{1B}[5~", .pageUp), Feed("\u{1B}[6~", .pageDown),
    Feed("\u{1B}[Z", .backTab),
  ])
  func `Moving keys are known in every form`(feed: Feed) {
    expect(feed)
  }

  @Test(arguments: [
    Feed(
      "\u{1B}OP\u{1B}OQ\u{1B}OR\u{1B}OS",
      .function(1),
      .function(2),
      .function(3),
      .function(4)
    ),
    Feed("\u{1B}[P\u{1B}[1;2Q", .function(1), .function(2)),
    Feed("\u{1B}[11~\u{1B}[12~\u{1B}[13~", .function(1), .function(2), .function(3)),
    Feed("\u{1B}[14~\u{1B}[15~\u{1B}[17~", .function(4), .function(5), .function(6)),
    Feed("\u{1B}[18~\u{1B}[19~\u{1B}[20~", .function(7), .function(8), .function(9)),
    Feed("\u{1B}[21~\u{1B}[23~\u{1B}[24~", .function(10), .function(11), .function(12)),
    Feed("\u{1B}[25~\u{1B}[29~\u{1B}[34~", .function(13), .function(16), .function(20)),
    Feed("\u{1B}[[A\u{1B}[[B\u{1B}[[C", .function(1), .function(2), .function(3)),
    Feed("\u{1B}[[D\u{1B}[[E", .function(4), .function(5)),
    Feed("\u{1B}[15;5~\u{1B}[1;2R", .function(5), .function(3)),
  ])
  func `Function keys are known in every form`(feed: Feed) {
    expect(feed)
  }

  @Test(arguments: [
    Feed("\u{1B}[1;5D", .wordLeft), Feed("\u{1B}[1;5C", .wordRight),
    Feed("\u{1B}[1;3D", .wordLeft), Feed("\u{1B}[1;3C", .wordRight),
    Feed("\u{1B}[1;2D", .left), Feed("\u{1B}[1;2C", .right), Feed("\u{1B}[1;5A", .up),
    Feed("\u{1B}[1;2H", .home), Feed("\u{1B}[3;5~", .delete), Feed("\u{1B}O5D", .wordLeft),
    Feed("\u{1B}Od", .wordLeft), Feed("\u{1B}Oc", .wordRight), Feed("\u{1B}[d", .left),
    Feed("\u{1B}[3^", .delete),
    Feed("\u{1B}\u{1B}[D", .wordLeft), Feed("\u{1B}\u{1B}OC", .wordRight),
    Feed("\u{1B}\u{1B}[A", .up),
  ])
  func `Modifiers move by words or are left out`(feed: Feed) {
    expect(feed)
  }

  @Test(arguments: [
    Feed("\u{1B}[27u", .escape), Feed("\u{1B}[13u", .enter), Feed("\u{1B}[9u", .tab),
    Feed("\u{1B}[127u", .backspace), Feed("\u{1B}[9;2u", .backTab), Feed("\u{1B}[13;5u", .enter),
    Feed("\u{1B}[127;5u", .backspace), Feed("\u{1B}[127;3u", .control("w")),
    Feed("\u{1B}[99;5u", .control("c")), Feed("\u{1B}[67;5u", .control("c")),
    Feed("\u{1B}[105;5u", .tab), Feed("\u{1B}[97u", .typed("a")), Feed("\u{1B}[97;2u", .typed("A")),
    Feed("\u{1B}[49:33;2u", .typed("!")), Feed("\u{1B}[233u", .typed("é")),
    Feed("\u{1B}[120;3u", .alt("x")), Feed("\u{1B}[98;3u", .wordLeft),
    Feed("\u{1B}[97;1:3u"), Feed("\u{1B}[1;1:3A"), Feed("\u{1B}[1;1:1A", .up),
    Feed("\u{1B}[97;9u"), Feed("\u{1B}[57441;2u"), Feed("\u{1B}[57400u", .typed("1")),
    Feed("\u{1B}[57414u", .enter), Feed("\u{1B}[57413u", .typed("+")),
    Feed("\u{1B}[57417;5u", .wordLeft), Feed("\u{1B}[57425u"),
    Feed("\u{1B}[27;5;99~", .control("c")), Feed("\u{1B}[27;2;13~", .enter),
    Feed("\u{1B}[55296u"), Feed("\u{1B}[99999999999999999999u"), Feed("\u{1B}[3u"),
  ])
  func `Keys by number are known`(feed: Feed) {
    expect(feed)
  }

  @Test(arguments: [
    Feed("\u{1B}Op\u{1B}Oq\u{1B}Or", .typed("0"), .typed("1"), .typed("2")),
    Feed("\u{1B}Os\u{1B}Ot\u{1B}Ou", .typed("3"), .typed("4"), .typed("5")),
    Feed("\u{1B}Ov\u{1B}Ow\u{1B}Ox\u{1B}Oy", .typed("6"), .typed("7"), .typed("8"), .typed("9")),
    Feed("\u{1B}Oj\u{1B}Ok\u{1B}Ol", .typed("*"), .typed("+"), .typed(",")),
    Feed("\u{1B}Om\u{1B}On\u{1B}Oo", .typed("-"), .typed("."), .typed("/")),
    Feed("\u{1B}OM", .enter), Feed("\u{1B}OX", .typed("=")), Feed("\u{1B}OE"), Feed("\u{1B}O!"),
  ])
  func `The number pad types digits and signs in application mode`(feed: Feed) {
    expect(feed)
  }

  @Test(arguments: [
    "\u{1B}[?1;2c", "\u{1B}[24;80R", "\u{1B}[1;1R", "\u{1B}[?2026;2$y", "\u{1B}[0n", "\u{1B}[I",
    "\u{1B}[O", "\u{1B}[E", "\u{1B}[2~", "\u{1B}[201~", "\u{1B}[1003h", "\u{1B}[<35;88;12M",
    "\u{1B}[<0;1;1m", "\u{1B}[32;10;10M", "\u{1B}[M !!", "\u{1B}[M\u{7F}~~",
    "\u{1B}[27;1;27;1;0;1_",
    "\u{1B}[?0u", "\u{1B}[8;24;80t", "\u{1B}[>41;354;0c", "\u{1B}[[Z", "\u{1B}[%\u{27}q",
    "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", "\u{1B}]0;title\u{7}", "\u{1B}]52;c;NDExMQ==\u{1B}\\",
    "\u{1B}P1$r0m\u{1B}\\", "\u{1B}P>|term 1.0\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\",
    "\u{1B}^pm\u{1B}\\",
    "\u{1B}Xsos\r\né\u{7F}\u{1B}\\", "\u{1B}O5Z\u{18}", "\u{1B}[1;\u{18}", "\u{1B}]0;x\u{1A}",
  ])
  func `What is no key is swallowed whole`(text: String) {
    let swallowed = text.hasPrefix("\u{1B}O5Z") ? [Key.backTab, .control("x")] : []
    for keys in Feed(text + "7").decodings() {
      #expect(keys == swallowed + [.typed("7")])
    }
  }

  @Test func `A sequence without end is swallowed in bounded memory`() {
    let ends = ["[": "x", "O": "x", "]": "\u{7}", "P": "\u{1B}\\"]
    for (start, end) in ends {
      var decoder = KeyDecoder()
      var keys = decoder.receive("\u{1B}\(start)".utf8)
      for _ in 0..<1000 { keys += decoder.receive(Array(repeating: UInt8(ascii: "1"), count: 100)) }
      #expect(decoder.heldBytes < 100)
      keys += decoder.receive(end.utf8)
      #expect(keys.isEmpty, "after ESC \(start)")
      #expect(decoder.receive("7".utf8) == [.typed("7")])
    }
  }

  @Test func `A sequence longer than any key is none`() {
    for keys in Feed("\u{1B}[1;2" + String(repeating: ";1", count: 40) + "A").decodings() {
      #expect(keys.isEmpty)
    }
  }

  private func expect(_ feed: Feed) {
    for keys in feed.decodings() {
      #expect(keys == feed.keys)
    }
  }
}
