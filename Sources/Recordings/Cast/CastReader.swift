internal import Platform
internal import ScenarioFiles

/// Reads a recording event by event and keeps only the present one in memory.
package struct CastReader: ~Copyable {
  /// The recording's first line.
  package let header: CastHeader
  private let file: String
  private var lines: LineReader
  /// Time of the event before, in microseconds since the start; only version 2 needs it.
  private var clock = 0
  /// The checkpoints so far, with their lines.
  private var markers: [String: Int] = [:]

  /// Opens the recording at `path` and reads its header.
  package init(path: String) throws(CastError) {
    let lines: LineReader
    do {
      lines = try LineReader(path: path)
    } catch {
      throw CastError(file: path, line: nil, problem: .unreadable(reason: error.reason))
    }
    try self.init(lines: lines, file: path)
  }

  /// Reads a recording from memory; `file` names it in errors.
  package init(bytes: [UInt8], file: String) throws(CastError) {
    try self.init(lines: LineReader(bytes: bytes), file: file)
  }

  private init(lines: consuming LineReader, file: String) throws(CastError) {
    self.file = file
    self.lines = lines
    do throws(CastProblem) {
      guard let line = try self.lines.next() else { throw .empty }
      guard line.bytes.first != UInt8(ascii: "#") else { throw .missingHeader }
      guard let header = try line.decoded(CastHeader.self) else { throw .headerNotJSON }
      self.header = header
    } catch {
      throw CastError(file: file, line: self.lines.position(of: error), problem: error)
    }
  }

  /// Bytes of the file held in memory at the moment.
  var heldBytes: Int { lines.heldBytes }

  /// The next event; nil after the last.
  ///
  /// Blank lines and comments are passed over. After an error the next line can still be read.
  package mutating func next() throws(CastError) -> CastEvent? {
    do {
      while let line = try lines.next() {
        if let event = try event(in: line) { return event }
      }
      return nil
    } catch {
      throw CastError(file: file, line: lines.position(of: error), problem: error)
    }
  }

  private mutating func event(in line: LineReader.Line) throws(CastProblem) -> CastEvent? {
    guard let first = line.bytes.first(where: { !isBlank($0) }), first != UInt8(ascii: "#") else {
      return nil
    }
    guard let castLine = try line.decoded(CastLine.self) else {
      if let time = line.endlessTime { throw .timeOutOfRange(time) }
      throw line.isEnded ? .notJSON : .truncated
    }
    let kind = try castLine.kind()
    if case .marker(let name) = kind, let first = markers.updateValue(line.number, forKey: name) {
      throw .repeatedMarker(name, firstLine: first)
    }
    return CastEvent(after: interval(castLine.seconds), kind, line: line.number)
  }

  /// The time since the event before.
  ///
  /// Whole microseconds are what recorders write, so 0.1 and 0.2 add up to 0.3.
  private mutating func interval(_ seconds: Double) -> Duration {
    let time = Int((seconds * 1_000_000).rounded())
    switch header.version {
    case .v3:
      return .microseconds(time)
    case .v2:
      defer { clock = max(clock, time) }
      return .microseconds(max(0, time - clock))
    }
  }
}

extension LineReader {
  /// The line a problem is about: none when the file as a whole cannot be read.
  fileprivate func position(of problem: CastProblem) -> Int? {
    switch problem {
    case .unreadable, .empty: nil
    default: number
    }
  }
}

extension LineReader.Line {
  /// Reads the line's JSON; nil when it is not JSON.
  fileprivate func decoded<Value: Decodable>(_ type: Value.Type) throws(CastProblem) -> Value? {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .notUTF8 }
    do {
      return try JSONText.decode(type, from: bytes)
    } catch let problem as CastProblem {
      throw problem
    } catch {
      return nil
    }
  }

  /// The text of a time that JSON has no number for, as some recorders write it: NaN, Infinity.
  fileprivate var endlessTime: String? {
    guard bytes.first == UInt8(ascii: "["), bytes.count < 200 else { return nil }
    let time = String(decoding: bytes.dropFirst().prefix { $0 != UInt8(ascii: ",") }, as: UTF8.self)
    guard let number = Double(time), !number.isFinite else { return nil }
    return time
  }
}

private func isBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
}
