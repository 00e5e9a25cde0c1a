import PaymentCore
import Testing

@testable import SimulatorUI

struct KeySequenceTests {
  private static let keys: [Key] =
    [
      .enter, .tab, .backTab, .escape, .backspace, .delete, .up, .down, .left, .right, .wordLeft,
      .wordRight, .home, .end, .pageUp, .pageDown, .typed("7"), .typed("é"), .typed("\u{85}"),
      .typed("\u{301}"), .typed("漢"), .paste("a\r\n\u{1B}[20\u{0}1 é"), .alt("\r"), .alt("é"),
    ]
    + (1...20).map { Key.function($0) }
    + "acdefgklnopqrstuvwxyz[\\]^_1é".unicodeScalars.map { Key.control($0) }
    + "acx[O]PX^_1".unicodeScalars.map { Key.alt($0) }

  @Test(arguments: keys) func `the decoder makes the same key of it`(_ key: Key) {
    var decoder = KeyDecoder()
    #expect(decoder.receive(key.sequence.utf8) == [key])
    #expect(decoder.deadline == nil)
  }

  @Test func `the decoder makes the same keys of it, whatever follows`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let keys = (0..<20).map { _ in Self.keys.randomElement(using: &generator) ?? .enter }
      var decoder = KeyDecoder()
      let decoded = decoder.receive(keys.map(\.sequence).joined().utf8)
      #expect(decoded == keys, "seed \(seed)")
    }
  }
}
