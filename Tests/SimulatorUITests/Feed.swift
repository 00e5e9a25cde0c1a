import SimulatorUI
import Testing

/// Bytes that a terminal sends, and the keys that come of them.
struct Feed: CustomTestStringConvertible, Sendable {
  let bytes: [UInt8]
  let keys: [Key]

  init(_ text: String, _ keys: Key...) {
    bytes = Array(text.utf8)
    self.keys = keys
  }

  init(bytes: [UInt8], _ keys: Key...) {
    self.bytes = bytes
    self.keys = keys
  }

  var testDescription: String {
    let shown = bytes.map { byte in
      byte > 0x20 && byte < 0x7F ? String(Unicode.Scalar(byte)) : "<\(String(byte, radix: 16))>"
    }
    return "\(shown.joined().prefix(60)) = \("\(keys)".prefix(80))"
  }

  /// The keys, read at once, and read byte by byte; with all the silence after it that decides.
  func decodings(silence: Duration = .seconds(2)) -> [[Key]] {
    var whole = KeyDecoder()
    var single = KeyDecoder()
    var late = KeyDecoder()
    let wholeKeys = whole.receive(bytes) + whole.elapse(silence)
    let singleKeys = bytes.flatMap { single.receive([$0]) } + single.elapse(silence)
    let lateKeys =
      bytes.flatMap { late.receive([$0]) + late.elapse(.milliseconds(10)) } + late.elapse(silence)
    return [wholeKeys, singleKeys, lateKeys]
  }
}

/// The typed keys of a text.
func typed(_ text: String) -> [Key] {
  text.unicodeScalars.map { .typed($0) }
}
