/// Cuts the bytes that come in into lines.
///
/// A line ends with LF, CR or both. What is longer than any answer is cut off.
package struct LineAssembler: Sendable {
  /// The most bytes of a line that are kept.
  static let longestLine = 8192

  private var lines: [String] = []
  private var partial: [UInt8] = []
  private var lastWasReturn = false

  /// Makes one that has seen nothing yet.
  package init() {}

  /// Takes bytes in.
  package mutating func receive(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\n") where lastWasReturn: break  // The second half of one line end.
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): endLine()
      default: if partial.count < Self.longestLine { partial.append(byte) }
      }
      lastWasReturn = byte == UInt8(ascii: "\r")
    }
  }

  /// Nothing more comes: what is there without a line end is a line too.
  package mutating func finish() {
    if !partial.isEmpty { endLine() }
  }

  /// The next whole line, without its end; nil if there is none yet.
  package mutating func next() -> String? {
    lines.isEmpty ? nil : lines.removeFirst()
  }

  private mutating func endLine() {
    lines.append(String(decoding: partial, as: UTF8.self))
    partial = []
  }
}
