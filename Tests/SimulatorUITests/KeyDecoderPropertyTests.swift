import PaymentCore
import Testing

@testable import SimulatorUI

extension KeyDecoder {
  /// How many bytes the decoder is holding back.
  var heldBytes: Int { pendingByteCount }
}

struct KeyDecoderPropertyTests {
  private static let pieces: [[UInt8]] =
    [
      "\u{1B}", "[", "O", "1;5", "D", "~", "200~", "\u{1B}[200~", "\u{1B}[201~", "\u{3}", "\r",
      "\n",
      "\u{18}", "]0;", "\u{7}", "\u{1B}\\", "P", "M", "<", "é", "漢", "7", "u", "27;5;99", "A", "$y",
    ].map { Array($0.utf8) } + [[0xE9], [0xFF], [0xF0, 0x9F], [0x9B], [0x80], [0x00]]

  private static func bytes(using numbers: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 1...40, using: &numbers)).flatMap { _ -> [UInt8] in
      Bool.random(using: &numbers)
        ? pieces.randomElement(using: &numbers) ?? []
        : [UInt8.random(in: 0...255, using: &numbers)]
    }
  }

  private static func seeded() -> (UInt64, SeededGenerator) {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("KeyDecoderPropertyTests seed: \(seed)")
    return (seed, SeededGenerator(seed: seed))
  }

  @Test func `However bytes are cut into reads the keys are the same`() {
    var (seed, numbers) = Self.seeded()
    for _ in 0..<1500 {
      let bytes = Self.bytes(using: &numbers)
      var whole = KeyDecoder()
      let expected = whole.receive(bytes) + whole.reset()
      for _ in 0..<2 {
        var decoder = KeyDecoder()
        var keys: [Key] = []
        var rest = bytes[...]
        while !rest.isEmpty {
          let length = Int.random(in: 0...min(6, rest.count), using: &numbers)
          keys += decoder.receive(rest.prefix(length))
          rest = rest.dropFirst(length)
        }
        keys += decoder.reset()
        #expect(keys == expected, "seed \(seed), bytes \(bytes)")
      }
    }
  }

  @Test func `Short silences between the bytes change nothing`() {
    var (seed, numbers) = Self.seeded()
    for _ in 0..<1000 {
      let bytes = Self.bytes(using: &numbers)
      var whole = KeyDecoder()
      let expected = whole.receive(bytes) + whole.reset()
      var decoder = KeyDecoder()
      let keys = bytes.flatMap { byte in
        let wait = Duration.milliseconds(Int.random(in: 0..<50, using: &numbers))
        return decoder.elapse(wait) + decoder.receive([byte])
      }
      #expect(keys + decoder.reset() == expected, "seed \(seed), bytes \(bytes)")
    }
  }

  @Test func `After any bytes and silence a digit is typed`() {
    var (seed, numbers) = Self.seeded()
    for _ in 0..<2000 {
      let bytes = Self.bytes(using: &numbers)
      var decoder = KeyDecoder()
      _ = decoder.receive(bytes)
      while let deadline = decoder.deadline {
        #expect(deadline > .zero && deadline <= .seconds(1))
        _ = decoder.elapse(deadline)
      }
      #expect(decoder.pendingByteCount == 0)
      #expect(decoder.receive([0x37]) == [.typed("7")], "seed \(seed), bytes \(bytes)")
    }
  }

  @Test func `Outside a paste any bytes are held in bounded memory and Ctrl C works`() {
    var (seed, numbers) = Self.seeded()
    var decoder = KeyDecoder()
    for _ in 0..<3000 {
      let bytes = Self.bytes(using: &numbers)
      _ = decoder.receive(bytes)
      if case .paste = decoder.state {
        _ = decoder.reset()
        continue
      }
      #expect(decoder.pendingByteCount < 100, "seed \(seed)")
      #expect(decoder.receive([0x03]).last == .control("c"), "seed \(seed), bytes \(bytes)")
    }
  }
}
