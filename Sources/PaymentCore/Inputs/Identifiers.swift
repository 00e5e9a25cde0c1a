/// A small deterministic source of identifiers (SplitMix64); the same seed gives the same run.
package struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// Starts the sequence that belongs to `seed`.
  package init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A UUID in its text form, 8-4-4-4-12 hexadecimal digits.
///
/// Source: RFC 9562. Written by hand so that the core needs no Foundation.
package struct UUIDText: Hashable, Sendable {
  /// The text, as it came.
  package let text: String

  /// Checks a text; nil if it is no UUID.
  package init?(_ text: String) {
    let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard groups.map(\.count) == [8, 4, 4, 4, 12] else { return nil }
    guard groups.joined().allSatisfy(UUIDText.isHexDigit) else { return nil }
    self.text = text
  }

  /// Makes a random UUID of version 4.
  package init(using generator: inout SeededGenerator) {
    let high = (generator.next() & 0xFFFF_FFFF_FFFF_0FFF) | 0x4000
    let low = (generator.next() & 0x3FFF_FFFF_FFFF_FFFF) | 0x8000_0000_0000_0000
    let digits = UUIDText.hexDigits(high) + UUIDText.hexDigits(low)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if [8, 12, 16, 20].contains(index) { text.append("-") }
      text.append(digit)
    }
    self.text = text
  }

  static func hexDigits(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}

/// Makes transaction ids in Comgate's form: three groups of four capital letters and digits.
package enum TransactionID {
  /// A new id.
  package static func text(using generator: inout SeededGenerator) -> String {
    let alphabet = Array("ABCDEFGHJKLMNPQRSTUVWXYZ23456789")
    let groups = (0..<3).map { _ in
      String((0..<4).map { _ in alphabet[Int(generator.next() % UInt64(alphabet.count))] })
    }
    return groups.joined(separator: "-")
  }
}
