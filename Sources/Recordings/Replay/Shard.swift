/// One of several parts of the fixtures, each for a machine of its own.
///
/// A fixture's name alone decides its part, so that a new fixture moves no other.
package struct Shard: Hashable, Sendable {
  private let index: UInt64
  private let count: UInt64

  /// Reads a text such as "1/4"; nil if it is not the number of a part and how many there are.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard
      parts.count == 2, let index = UInt64(parts[0]), let count = UInt64(parts[1]),
      (1...max(1, count)).contains(index), count > 0
    else { return nil }
    self.index = index - 1
    self.count = count
  }

  /// Whether a fixture of this name is in the part.
  package func contains(_ name: String) -> Bool {
    // FNV-1a: short, and the same on every machine and in every version.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return hash % count == index
  }
}
