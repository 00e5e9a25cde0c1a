internal import SimulatorUI

/// One event as it stands in the file: a time, a code and data.
struct CastLine: Decodable {
  /// The time as written, in seconds.
  let seconds: Double
  private let code: String
  private let data: String

  /// Reads the event's JSON array; what is wrong with it is thrown as a `CastProblem`.
  init(from decoder: any Decoder) throws {
    guard var parts = try? decoder.unkeyedContainer() else { throw CastProblem.notAnArray }
    guard parts.count == 3 else { throw CastProblem.notThreeParts(count: parts.count ?? 0) }
    let seconds = try parts.next(Double.self, or: .timeNotANumber)
    guard (0...Double(CastProblem.longestTime)).contains(seconds) else {
      throw CastProblem.timeOutOfRange("\(seconds)")
    }
    self.seconds = seconds
    code = try parts.next(String.self, or: .codeNotAString)
    data = try parts.next(String.self, or: .dataNotAString)
  }

  /// What happened.
  func kind() throws(CastProblem) -> CastEvent.Kind {
    switch code {
    case "i": return .input(data)
    case "o": return .output(data)
    case "r":
      guard let size = Size(columnsByRows: data) else { throw .unusableSize(data) }
      return .resize(size)
    // Other recorders set a marker with a key and without a name.
    case "m" where data.isEmpty: return .unknown(code: code, data: data)
    case "m":
      guard isMarkerName(data) else { throw .unusableMarker(data) }
      return .marker(data)
    case "x":
      guard let status = UInt8(data) else { throw .unusableExitStatus(data) }
      return .exit(Int(status))
    default:
      return .unknown(code: code, data: data)
    }
  }

  private func isMarkerName(_ name: String) -> Bool {
    (1...CastProblem.longestMarker).contains(name.utf8.count)
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }
}

extension UnkeyedDecodingContainer {
  /// Reads the next part; text that is no JSON at all keeps its own error.
  fileprivate mutating func next<Value: Decodable>(
    _ type: Value.Type,
    or problem: CastProblem
  ) throws -> Value {
    do {
      return try decode(type)
    } catch DecodingError.typeMismatch, DecodingError.valueNotFound {
      throw problem
    }
  }
}

extension Size {
  /// Reads a size such as 80x24; nil when a side is not from `shortest` to 1000.
  init?(columnsByRows text: String, shortest: Int = 1) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
    guard
      sides.count == 2,
      let columns = Int(sides[0]), let rows = Int(sides[1]),
      (shortest...CastProblem.longestSide).contains(columns),
      (shortest...CastProblem.longestSide).contains(rows)
    else { return nil }
    self.init(columns: columns, rows: rows)
  }
}
