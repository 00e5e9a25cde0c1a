/// What came after `ESC [` or `ESC O`, up to the byte that ends it.
struct ControlSequence: Hashable, Sendable {
  /// How a sequence starts.
  enum Introducer: Hashable, Sendable {
    /// `ESC [`.
    case control
    /// `ESC O`.
    case singleShift
  }

  /// No key needs more; a longer sequence is swallowed, however long.
  private static let longestBody = 64

  let introducer: Introducer
  /// An Esc came before the sequence: the Alt of some terminals.
  let isMeta: Bool
  private var body: [UInt8] = []
  private var isTooLong = false

  /// Makes a sequence of which only the introducer has come.
  init(_ introducer: Introducer, isMeta: Bool) {
    self.introducer = introducer
    self.isMeta = isMeta
  }

  /// Whether only the introducer has come.
  var isBare: Bool { body.isEmpty }

  /// How many bytes are held.
  var byteCount: Int { body.count + 2 }

  /// The keys if nothing more comes: a bare introducer was an Alt chord.
  var keysIfCutShort: [Key] {
    guard isBare else { return [] }
    let chord: Key =
      switch introducer {
      case .control: .alt("[")
      case .singleShift: .alt("O")
      }
    return isMeta ? [.escape, chord] : [chord]
  }

  /// Takes a byte that does not end the sequence.
  mutating func append(_ byte: UInt8) {
    if body.count < Self.longestBody {
      body.append(byte)
    } else {
      isTooLong = true
    }
  }

  /// The parameters between semicolons, each with its parts between colons; zero if left out.
  ///
  /// Nil if the sequence is none of a key's: private, with intermediate bytes, or too long.
  var parameters: [[Int]]? {
    guard !isTooLong else { return nil }
    var parameters = [[0]]
    for byte in body {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let last = parameters.count - 1
        let part = parameters[last].count - 1
        let value = parameters[last][part] * 10 + Int(byte - UInt8(ascii: "0"))
        parameters[last][part] = min(value, 9_999_999)
      case UInt8(ascii: ":"):
        parameters[parameters.count - 1].append(0)
      case UInt8(ascii: ";"):
        parameters.append([0])
      default:
        return nil
      }
    }
    return parameters
  }
}
