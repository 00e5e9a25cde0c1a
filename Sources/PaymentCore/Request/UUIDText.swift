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
