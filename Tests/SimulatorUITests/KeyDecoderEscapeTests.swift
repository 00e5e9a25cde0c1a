import SimulatorUI
import Testing

struct KeyDecoderEscapeTests {
  @Test func `A lone Esc is the key after the delay and not before`() {
    var decoder = KeyDecoder()
    #expect(decoder.deadline == nil)
    #expect(decoder.receive([0x1B]).isEmpty)
    #expect(decoder.deadline == .milliseconds(50))
    #expect(decoder.elapse(.milliseconds(49)).isEmpty)
    #expect(decoder.deadline == .milliseconds(1))
    #expect(decoder.elapse(.milliseconds(1)) == [.escape])
    #expect(decoder.deadline == nil)
    #expect(decoder.elapse(.seconds(1)).isEmpty)
  }

  @Test func `The delay can be longer for a slow line`() {
    var decoder = KeyDecoder(escapeDelay: .milliseconds(100))
    #expect((decoder.receive([0x1B]) + decoder.elapse(.milliseconds(60))).isEmpty)
    #expect(decoder.receive("OA".utf8) == [.up])
  }

  @Test(arguments: [
    Feed("\u{1B}x", .alt("x")), Feed("\u{1B}é", .alt("é")), Feed("\u{1B} ", .alt(" ")),
    Feed("\u{1B}b", .wordLeft), Feed("\u{1B}f", .wordRight), Feed("\u{1B}\r", .alt("\r")),
    Feed("\u{1B}\r\n", .alt("\r")), Feed("\u{1B}\u{3}", .control("c")),
    Feed("\u{1B}\u{7F}", .control("w")), Feed("\u{1B}\u{8}", .control("w")),
    Feed("\u{1B}\\", .alt("\\")), Feed("\u{1B}\u{0}x", .alt("x")),
  ])
  func `A byte right after Esc is an Alt chord and never two keys`(feed: Feed) {
    for keys in feed.decodings() {
      #expect(keys == feed.keys)
    }
  }

  @Test(arguments: [
    Feed("\u{1B}", .escape), Feed("\u{1B}\u{1B}", .escape, .escape),
    Feed("\u{1B}\u{1B}\u{1B}", .escape, .escape, .escape),
    Feed("\u{1B}\u{1B}x", .escape, .alt("x")), Feed("\u{1B}\u{1B}\u{3}", .escape, .control("c")),
    Feed("\u{1B}[", .alt("[")), Feed("\u{1B}O", .alt("O")), Feed("\u{1B}]", .alt("]")),
    Feed("\u{1B}P", .alt("P")), Feed("\u{1B}\u{1B}[", .escape, .alt("[")),
    Feed("\u{1B}[1;"), Feed("\u{1B}[["), Feed("\u{1B}[M1"), Feed("\u{1B}]0;title"),
    Feed("\u{1B}]0;title\u{1B}", .escape), Feed("\u{1B}]0;t\u{1B}\u{1B}", .escape),
  ])
  func `Silence decides what is unfinished`(feed: Feed) {
    for keys in feed.decodings() {
      #expect(keys == feed.keys)
    }
  }

  @Test func `A string that fell silent no longer eats what is typed`() {
    var decoder = KeyDecoder()
    _ = decoder.receive("\u{1B}]0;title".utf8)
    #expect(decoder.deadline == .milliseconds(200))
    #expect(decoder.elapse(.milliseconds(200)).isEmpty)
    #expect(decoder.receive("7".utf8) == [.typed("7")])
  }

  @Test func `The end of a string may come in two late reads`() {
    var decoder = KeyDecoder()
    _ = decoder.receive("\u{1B}]0;title\u{1B}".utf8)
    #expect(decoder.elapse(.milliseconds(199)).isEmpty)
    #expect(decoder.receive("\\7".utf8) == [.typed("7")])
  }

  @Test(arguments: ["[", "[1;", "O", "[[", "[M", "[M!", "]0;t", "P1$r", "_x", "\u{1B}[", "[1$"])
  func `Ctrl C comes through in the middle of a sequence`(start: String) {
    for keys in Feed("\u{1B}\(start)\u{3}7").decodings() {
      #expect(keys == [.control("c"), .typed("7")])
    }
  }

  @Test(arguments: [
    Feed("\u{1B}[1\u{1B}[A", .up), Feed("\u{1B}O\u{1B}[A", .up), Feed("\u{1B}[M!\u{1B}[A", .up),
    Feed("\u{1B}[[\u{1B}[A", .up), Feed("\u{1B}]0;t\u{1B}[A", .up),
    Feed("é\u{1B}[A", .typed("é"), .up),
    Feed("\u{1B}[1\r", .enter), Feed("\u{1B}[1é", .typed("é")), Feed("\u{1B}[1\u{0};5D", .wordLeft),
  ])
  func `A sequence that another interrupts is lost without trace`(feed: Feed) {
    for keys in feed.decodings() {
      #expect(keys == feed.keys)
    }
  }

  @Test func `A reset decides at once`() {
    var decoder = KeyDecoder()
    #expect(decoder.receive([0x1B]).isEmpty)
    #expect(decoder.reset() == [.escape])
    #expect(decoder.deadline == nil)
    #expect(decoder.reset().isEmpty)
  }

  @Test func `Absurd times do no harm`() {
    var decoder = KeyDecoder(escapeDelay: .seconds(Int64.max))
    for _ in 0..<50 { _ = decoder.elapse(.seconds(Int64.max)) }
    _ = decoder.receive([0x1B])
    #expect(decoder.elapse(.seconds(-5)).isEmpty)
    #expect(decoder.elapse(.seconds(Int64.max)) == [.escape])
  }
}
